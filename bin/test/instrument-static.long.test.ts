import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, it, onTestFinished } from 'vitest';

const webmcp = fileURLToPath(new URL('../webmcp.js', import.meta.url));

function app(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-static-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Without any browser to be found: what starts one fails. */
function run(cwd: string, ...args: string[]): { code: number | null; stdout: string; stderr: string } {
  const env = { ...process.env, WEBMCP_BROWSER: '/nowhere/chromium', PATH: '' };
  const done = spawnSync(process.execPath, [webmcp, 'instrument', '--static', ...args], { cwd, env, encoding: 'utf8' });
  return { code: done.status, stdout: done.stdout, stderr: done.stderr };
}

const react = `import { useState } from 'react';
export function SignUp() {
  const [mail, setMail] = useState('');
  return (
    <form aria-label="Sign up" onSubmit={() => fetch('/api/users', { method: 'POST' })}>
      <label>Email <input name="email" type="email" value={mail} onChange={(e) => setMail(e.target.value)} /></label>
      <button>Join</button>
    </form>
  );
}
`;
const vue = `<template><button @click="remove">Delete draft</button></template>
<script setup>function remove() { localStorage.removeItem('draft') }</script>
`;

it.each([
  ['React', { 'package.json': '{"dependencies":{"react":"19"}}', 'src/SignUp.tsx': react }, 'Join'],
  ['Vue', { 'package.json': '{"dependencies":{"vue":"3"}}', 'src/Draft.vue': vue }, 'Delete draft'],
  ['HTML', { 'pages/index.html': '<form aria-label="Find"><input name="q"><button>Search</button></form>' }, 'Search'],
])('prints the intents and candidates of a %s folder, without a browser', (_, files, action) => {
  const root = app(files);
  const { code, stdout } = run(root, '--json');
  const read = JSON.parse(stdout);
  expect([code, read.command, read.exitCode, read.problems]).toEqual([0, 'instrument', 0, []]);
  const labels = read.candidates.map((one: { action: number }) => read.intents[one.action].labels[0].text);
  expect(labels).toEqual([action]);
  expect(existsSync(join(root, 'webmcp.map.json'))).toBe(false);
});

it('asks the library tables of webmcp.config.ts before its own, also for what the cache holds', () => {
  const root = app({
    'node_modules/acme-ui/package.json': '{}',
    'src/Find.tsx': `import { Box, Go } from 'acme-ui';
export const Find = () => <Box caption="Find"><Go says="Search"/></Box>;`,
  });
  const table = (components: string): void =>
    writeFileSync(
      join(root, 'webmcp.config.ts'),
      `export default { libraries: [{ name: 'acme', packages: { 'acme-ui': '' }, components: ${components} }] };`,
    );
  const read = () => JSON.parse(run(root, '--json').stdout);
  expect(read().intents).toEqual([]);
  table(
    `{ Go: { is: 'action', control: 'button', label: ['says'] }, Box: { is: 'boundary', kind: 'group', title: ['caption'] } }`,
  );
  const { intents, boundaries } = read();
  expect(intents).toMatchObject([
    { control: 'button', labels: [{ text: 'Search' }], library: { name: 'acme', component: 'Go' }, boundary: 1 },
  ]);
  expect(boundaries[1]).toMatchObject({ kind: 'group', labels: [{ text: 'Find' }] });
  table(`{ Go: { is: 'action', control: 'knob' } }`);
  expect(read()).toMatchObject({
    exitCode: 2,
    problems: [{ code: 'CONFIG_INVALID', message: expect.stringContaining('libraries[0].components.Go.control') }],
  });
});

it('says the same from its cache, and something else when the source says something else', () => {
  const root = app({ 'node_modules/react/package.json': '{}', 'src/SignUp.tsx': react });
  const first = run(root, '--json');
  expect(existsSync(join(root, 'node_modules/.cache/webmcp/facts'))).toBe(true);
  expect(run(root, '--json')).toEqual(first);
  writeFileSync(join(root, 'src/SignUp.tsx'), react.replace('Join', 'Create account'));
  const read = JSON.parse(run(root, '--json').stdout);
  expect(read.intents.map((one: { labels: { text: string }[] }) => one.labels[0]!.text)).toEqual([
    'Email',
    'Create account',
  ]);
});

it('reads texts from catalogues again when these change, are added, or are taken away', () => {
  const page = `import { useTranslation } from 'react-i18next';
import own from './own.json';
export function Page() {
  const { t } = useTranslation();
  return <><button onClick={() => fetch('/a')}>{t('send')}</button><button onClick={() => fetch('/b')}>{own.leave}</button></>;
}
`;
  const root = app({
    'node_modules/react/package.json': '{}',
    'src/Page.tsx': page,
    'src/own.json': '{ "leave": "Leave" }',
    'public/locales/en/translation.json': '{ "send": "Send" }',
  });
  const labels = (): string[] => {
    const { intents } = JSON.parse(run(root, '--json').stdout);
    return intents.map((one: { labels: { text: string }[] }) => one.labels.map(({ text }) => text).join(' / '));
  };
  expect(labels()).toEqual(['Send', 'Leave']);
  mkdirSync(join(root, 'public/locales/nl'));
  writeFileSync(join(root, 'public/locales/en/translation.json'), '{ "send": "Send it" }');
  writeFileSync(join(root, 'public/locales/nl/translation.json'), '{ "send": "Versturen" }');
  writeFileSync(join(root, 'src/own.json'), '{ "leave": "Quit" }');
  expect(labels()).toEqual(['Send it / Versturen', 'Quit']);
  rmSync(join(root, 'public/locales/en/translation.json'));
  expect(labels()).toEqual(['Versturen', 'Quit']);
});

it('reads only the paths that are named, against the current folder', () => {
  const root = app({ 'apps/web/src/SignUp.tsx': react, 'apps/web/src/old/Draft.vue': vue });
  const named = JSON.parse(run(join(root, 'apps'), '--root', 'web', 'web/src/old', '--json').stdout);
  expect(named.frameworks).toEqual(['vue']);
  expect(named.intents).toHaveLength(1);
});

it('tells a person the candidates, what is in none, and what was not read and why', () => {
  const root = app({
    'src/SignUp.tsx': react,
    'src/Broken.tsx': 'export const = 1;',
    'src/Old.vue': '<template lang="pug">\nbutton Go\n</template>',
    'src/bundle.js': 'var a=1;'.repeat(4_000),
  });
  const { code, stdout } = run(root);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^tool candidate +kind +in +fields +source\n/);
  expect(stdout).toMatch(/^Join \(submit\) +form +Sign up +Email \(email\) +src\/SignUp\.tsx:7:7$/m);
  expect(stdout).toMatch(/SOURCE_UNPARSABLE src\/Broken\.tsx:1:14/);
  expect(stdout).toContain('templates in pug are not read');
  expect(stdout).toContain('src/bundle.js was not read: it is minified or generated');
  expect(stdout).toContain('1 tool candidate from 2 controls in 3 files (react)');
});

it.each([
  [['--emit', 'tools.ts'], /--static' cannot be used with option '--emit/],
  [['--out', 'm.json'], /--static writes no map, so --out has no effect/],
  [['--url', 'http://localhost:1'], /--static' cannot be used with option '--url/],
])('refuses %j, which asks for a page or a map', (args, why) => {
  const { code, stderr } = run(app({ 'index.html': '<button>Go</button>' }), ...args);
  expect(code).toBe(2);
  expect(stderr).toMatch(why);
});

it('exits 2 where there is no source', () => {
  const { code, stdout } = run(app({ 'readme.md': '' }), '--json');
  expect([code, JSON.parse(stdout).problems[0].code]).toEqual([2, 'PROJECT_EMPTY']);
});
