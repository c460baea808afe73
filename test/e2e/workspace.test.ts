import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { GroundTruthMap, Problem } from '@webmcp/contract';
import { expect, onTestFinished, test } from 'vitest';

const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));
const modules = fileURLToPath(new URL('../../examples/playground/node_modules', import.meta.url));

const files = {
  'package.json': '{ "private": true, "workspaces": ["apps/*", "packages/*"] }',
  'apps/shop/package.json':
    '{ "type": "module", "dependencies": { "react": "*", "react-dom": "*", "vite": "*", "@acme/ui": "*" } }',
  'apps/shop/vite.config.ts':
    "import react from '@vitejs/plugin-react';\nimport { defineConfig } from 'vite';\nexport default defineConfig({ plugins: [react()] });\n",
  'apps/shop/index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'apps/shop/src/main.tsx': `import { createRoot } from 'react-dom/client';
import { Subscribe } from './Subscribe';
createRoot(document.getElementById('root')!).render(<Subscribe />);
`,
  'apps/shop/src/Subscribe.tsx': `import { Action, Field } from '@acme/ui';
const subscribe = () => fetch('/api/subscriptions', { method: 'POST' });
export const Subscribe = () => (
  <form onSubmit={(event) => { event.preventDefault(); void subscribe(); }}>
    <Field caption="Post box" name="post" kind="email" />
    <Action>Subscribe</Action>
  </form>
);
`,
  'packages/ui/package.json': '{ "name": "@acme/ui", "type": "module", "exports": { ".": "./src/index.ts" } }',
  'packages/ui/src/index.ts': "export { Field } from './lib/field';\nexport { Action } from './lib/action';\n",
  'packages/ui/src/lib/field.tsx': `export const Field = ({ caption, kind, ...rest }: { caption: string; kind: string; name: string }) => (
  <p><label htmlFor={rest.name}>{caption}</label> <input id={rest.name} type={kind} {...rest} /></p>
);
`,
  'packages/ui/src/lib/action.tsx':
    'export const Action = ({ children }: { children: string }) => <button type="submit">{children}</button>;\n',
  'packages/ui/src/lib/unused.tsx':
    'export const Unused = () => <button onClick={() => alert(1)}>Never shown</button>;\n',
};

test("an app of a workspace: what another package's components are, is read there", () => {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-workspace-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const link = (name: string, to: string): void => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    symlinkSync(to, join(root, name), 'dir');
  };
  link('apps/shop/node_modules/@acme/ui', join(root, 'packages/ui'));
  link('packages/ui/node_modules', modules);
  for (const name of ['react', 'react-dom', 'vite', '@vitejs/plugin-react'])
    link(`apps/shop/node_modules/${name}`, join(modules, name));

  const done = spawnSync(process.execPath, [webmcp, 'instrument', '--json', '--root', join(root, 'apps/shop')], {
    encoding: 'utf8',
  });
  const { map, problems } = JSON.parse(done.stdout) as { map: GroundTruthMap; problems: Problem[] };
  expect(problems).toEqual([]);
  expect(map.unmatched).toEqual({ intents: [], elements: [] });
  const acting = map.tools.filter(({ kind }) => kind !== 'read');
  expect(acting).toHaveLength(1);
  expect(acting[0]).toMatchObject({
    kind: 'form',
    fields: [{ key: 'post', label: 'Post box', schema: { format: 'email' } }],
    action: { fingerprint: { labels: ['Subscribe'] } },
    source: { file: 'src/Subscribe.tsx', line: 4 },
  });
});
