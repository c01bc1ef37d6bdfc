// One SVG sprite with the icons the client uses, extracted from the game-icons collection (CC BY 3.0).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ICON_NAMES } from '../src/lib/icons.ts';

interface Collection {
  icons: Record<string, { body: string }>;
}

function sprite(): string {
  const file = fileURLToPath(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url));
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Collection;
  const symbols = ICON_NAMES.map((name) => {
    const icon = icons[name];
    if (!icon) throw new Error(`game-icons has no ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

export function icons(): Plugin {
  const content = sprite();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const fileName = `assets/icons-${hash}.svg`;
  return {
    name: 'signoria-icons',
    resolveId: (id) => (id === 'virtual:icons' ? '\0icons' : null),
    load: (id) => (id === '\0icons' ? `import { root } from '/src/lib/root.ts';\nexport default root + ${JSON.stringify('/' + fileName)}` : null),
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(content);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: content });
    },
  };
}
