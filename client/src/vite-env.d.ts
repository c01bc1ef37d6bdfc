/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module 'virtual:icons' {
  const url: string;
  export default url;
}
