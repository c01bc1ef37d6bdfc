/** Whether the keys of the game are shown: asked for in the header or with "?", drawn by the game, which knows them. */
export const help = $state({ keys: false });
