import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/**
 * The build switch, set by `PLAYGROUND_DRIFT=on`: the app's elements are made by the modules beside this one, which
 * change what the source says as the page's address asks for (`?drift=17&copy=edited`). Off, nothing of it is there.
 */
export function drift(framework: 'react' | 'vue'): Plugin | null {
  if (process.env['PLAYGROUND_DRIFT'] !== 'on') return null;
  const replaced: Record<string, string> =
    framework === 'vue'
      ? { vue: here('vue.ts') }
      : { 'react/jsx-dev-runtime': here('jsx-dev-runtime.ts'), 'react/jsx-runtime': here('jsx-runtime.ts') };
  return {
    name: 'playground-drift',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer !== undefined && !importer.includes('/node_modules/') && !importer.includes('/themes/drift/')
        ? replaced[id]
        : undefined,
  };
}
