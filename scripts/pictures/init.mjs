// The diff that `webmcp init` shows of a new React app on Vite. Nothing is written.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const files = {
  'package.json': `{
  "name": "bakery",
  "private": true,
  "scripts": {
    "dev": "vite"
  },
  "dependencies": {
    "react": "^19.0.0"
  },
  "devDependencies": {
    "@vitejs/plugin-react": "^5.0.0",
    "vite": "^8.0.0"
  }
}
`,
  'vite.config.js': `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
});
`,
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="/src/main.jsx"></script>\n',
  'src/main.jsx':
    'export const App = () => <form aria-label="Order"><input name="who" /><button>Order</button></form>;\n',
};

/** Returns what `webmcp init --dry-run` prints, with its colours. */
export function initShown(repo) {
  const root = mkdtempSync(join(tmpdir(), 'bakery-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const { stdout, stderr, status } = spawnSync(process.execPath, [join(repo, 'bin/webmcp.js'), 'init', '--dry-run'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: '1' },
    });
    if (status === 2) throw new Error(`init ended with 2:\n${stdout}${stderr}`);
    return `$ npx --no-install webmcp init\n${stdout.replaceAll(root, 'bakery')}`.trimEnd();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
