// Draws fixes by a seed from the unstable controls of maps. With --apply, applies those of each app at once, instruments
// the app again, restores its files, and counts the fixes that yield a tool.
// Usage, from the repo's root: node bench/places/fixes.mjs [--seed fixes] [--count 50] [--apply] <folder of run.mjs --save>
// The key of a fix is the SHA-256 sum of seed, app, tool and label, with spaces between. The fixes with the least keys are
// drawn. A fix is the first advice of its control. A fix without a text to paste is only printed: a person applies it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { hookedFiles, planHooks } from '../../packages/discovery/dist/index.js';

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: 'fixes' },
    count: { type: 'string', default: '50' },
    apply: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [folder = ''] = positionals;
const apps = readdirSync(folder).flatMap((name) => {
  if (!name.endsWith('.places.json')) return [];
  const { app, root, command } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  return [{ app, root, command, map: mapOf(folder, app) }];
});
const drawn = apps
  .flatMap(({ app, map }) => map.unstable.map((entry) => ({ app, entry, key: keyOf(app, entry) })))
  .sort((a, b) => (a.key < b.key ? -1 : 1))
  .slice(0, Number(values.count));
if (!values.apply) for (const { app, entry } of drawn) console.log(lineOf(app, entry));
else
  for (const one of apps)
    applied(
      one,
      drawn.filter(({ app }) => app === one.app).map(({ entry }) => entry),
    );

function keyOf(app, { tool = '', label }) {
  return createHash('sha256').update([values.seed, app, tool, label].join(' ')).digest('hex');
}

function lineOf(app, { what, label, toolName = '', guidance: [advice] }) {
  return `${app}: ${what} "${label}" of ${toolName}: ${advice.do}: ${advice.text}`;
}

function mapOf(parent, app) {
  return JSON.parse(readFileSync(join(parent, app, 'out', 'webmcp.map.json'), 'utf8'));
}

/** Applies the fixes of one app, instruments it again, and prints what became of each. */
function applied({ app, root, command, map }, entries) {
  if (entries.length === 0) return;
  const before = new Map();
  const write = (file, text) => {
    const path = join(root, file);
    if (!before.has(path)) before.set(path, existsSync(path) ? readFileSync(path, 'utf8') : null);
    writeFileSync(path, text);
  };
  const out = mkdtempSync(join(tmpdir(), 'webmcp-fixes-'));
  try {
    const hooked = { ...map, unstable: entries };
    const texts = new Map(hookedFiles(hooked).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
    const plan = planHooks(hooked, texts);
    for (const { file, after } of plan.files) write(file, after);
    for (const { hook, doubt } of plan.doubtful) console.log(`  ${app}: not written, ${hook.attribute}: ${doubt}`);
    const pasted = (how) =>
      entries.flatMap(({ guidance: [{ do: kind, paste = '' }] }) => (kind === how ? [paste] : []));
    const allowed = pasted('config').map((paste) => paste.replace(/^tools: \{ (.*) \}$/, '$1'));
    if (allowed.length > 0)
      write('webmcp.config.ts', `${define('defineConfig')}export default defineConfig({ tools: { ${allowed} } });\n`);
    const states = pasted('harness').join('\n');
    const first = map.states
      .filter(({ from }) => from === 'route')
      .map(({ id, route }) => `'${id}': { route: '${route}' },`);
    if (states !== '')
      write(
        'webmcp.harness.ts',
        `${define('defineHarness')}export default defineHarness({ states: {\n${first.join('\n')}\n${states}\n} });\n`,
      );
    const run = fileURLToPath(new URL('run.mjs', import.meta.url));
    execFileSync('node', [run, '--explore', '--save', out, ...(command ? ['--command', command] : []), root]);
    const { tools } = mapOf(out, app);
    for (const entry of entries) {
      const found = tools.some(({ id, name }) => id === entry.tool || name === entry.toolName);
      console.log(`${found ? 'tool   ' : 'NO TOOL'} ${lineOf(app, entry)}`);
    }
  } finally {
    for (const [path, text] of before)
      if (text === null) rmSync(path);
      else writeFileSync(path, text);
    rmSync(out, { recursive: true });
  }
}

function define(name) {
  return `import { ${name} } from 'webmcp/harness';\n\n`;
}
