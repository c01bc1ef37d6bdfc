import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './plugins/icons.ts';

const server = process.env.SIGNORIA_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte(), icons()],
  // Files are named relative to each other; the server says in the page where they are.
  base: './',
  // What the running client says it is; the server knows the same from built.json.
  define: { __BUILD__: JSON.stringify(process.env.SIGNORIA_BUILD ?? '') },
  build: {
    outDir: '../src/signoria/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: true, ws: true },
      '/words': { target: server, changeOrigin: true },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
