import { relative } from 'node:path';

import { withVitePlugin } from '../vite-config.js';
import type { PlannedFile, SetupApp, Stack } from '../stack.js';

const steps = "import { webmcp } from 'webmcp/vite';\nplugins: [webmcp()],";

/** Vite: the plugin puts the tools into the pages. An app that renders its own document imports the tools itself. */
export const vite: Stack = {
  name: 'Vite',
  fits: ({ project }) => project.devServer === 'vite',
  plan(app) {
    const { root, viteConfig } = app.project;
    const document = ownDocument(app);
    if (viteConfig === undefined) {
      const file = app.isTyped ? 'vite.config.ts' : 'vite.config.mjs';
      const after = `import { webmcp } from 'webmcp/vite';\n\nexport default {\n  plugins: [webmcp()],\n};\n`;
      return { emit: null, files: [{ file, before: null, after }, ...document.files], byHand: document.byHand };
    }
    const file = relative(root, viteConfig).replaceAll('\\', '/');
    const before = app.read(file)!;
    if (/['"]webmcp\/vite['"]/.test(before)) return { emit: null, ...document };
    const after = withVitePlugin(before);
    if (after === null)
      return { emit: null, files: document.files, byHand: [`In ${file}, add:\n${steps}`, ...document.byHand] };
    return { emit: null, files: [{ file, before, after }, ...document.files], byHand: document.byHand };
  },
};

/** Plans the import of an app whose pages have no index.html: React Router's framework mode. */
function ownDocument({ project, read }: SetupApp): { files: PlannedFile[]; byHand: string[] } {
  if (!('@react-router/dev' in project.dependencies)) return { files: [], byHand: [] };
  const file = ['app/root.tsx', 'app/root.jsx'].find((each) => read(each) !== null);
  const line = "import 'virtual:webmcp';";
  if (file === undefined) return { files: [], byHand: [`Add to the root route of the app:\n${line}`] };
  const before = read(file)!;
  if (before.includes('virtual:webmcp')) return { files: [], byHand: [] };
  // A directive at the top would no longer be one below an import.
  if (!/^\s*import\b/.test(before)) return { files: [], byHand: [`Add to the imports of ${file}:\n${line}`] };
  const newline = before.includes('\r\n') ? '\r\n' : '\n';
  return { files: [{ file, before, after: `${line}${newline}${before.trimStart()}` }], byHand: [] };
}
