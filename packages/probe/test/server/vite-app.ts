import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tempFolder } from '../temp-folder.js';

/** Makes a small app with Vite in a folder of its own. The name of the package is that of an installed version of Vite. */
export function viteApp(files: Record<string, string>, vite = 'vite'): string {
  const root = realpathSync(
    tempFolder({
      'package.json': '{ "type": "module" }',
      'index.html': '<div id="app"></div><script type="module" src="/src/main.ts"></script>',
      ...files,
    }),
  );
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  symlinkSync(dirname(fileURLToPath(import.meta.resolve(`${vite}/package.json`))), join(root, 'node_modules/vite'));
  return root;
}
