import type { ServedAnswer, VisitBasis } from '@webmcp/probe';
import { expect, it } from 'vitest';

import { keptBasis, plainText, stillTrue, stillTrueSoon } from '../../src/run/kept-basis.js';
import { KeptFunctions } from '../../src/run/kept-functions.js';

const script = 'export function never() {\n  return 1;\n}\nexport const on = 2;\n';
const begin = script.indexOf('function');
const basis: VisitBasis = {
  files: [{ path: '/a.js', kind: 'script' }],
  idle: { '/a.js': [[begin, script.indexOf('}') + 1]] },
  placed: [],
  texts: [],
  stamps: [],
  rows: [],
};
const facts = {
  rowPlaces: new Set<string>(),
  rowOf: () => undefined,
  plain: (text: string) => text,
  functions: new KeptFunctions(),
  pressedParts: [],
};

const answers = (text: string, cookie: string): Map<string, ServedAnswer> =>
  new Map([['script /a.js', { head: `[200,[["set-cookie","${cookie}"]]]`, body: new TextEncoder().encode(text) }]]);

it('keeps hashes alone: no text of a script, and no header', () => {
  const kept = keptBasis(basis, answers(script, 'sid=secret'), facts)!;
  expect(kept.files[0]!.ran!.idle).toBe('1');
  expect(JSON.stringify(kept)).not.toMatch(/secret|cookie|never/);
});

it('is still true if a function changed that did not run, and not with another header', () => {
  const kept = keptBasis(basis, answers(script, 'sid=1'), facts)!;
  const changed = script.replace('return 1', 'return 10');
  expect(stillTrue(kept, answers(changed, 'sid=1'), facts)).toBe(true);
  expect(stillTrue(kept, answers(changed, 'sid=2'), facts)).toBe(false);
  expect(stillTrue(kept, answers(script.replace('on = 2', 'on = 3'), 'sid=1'), facts)).toBe(false);
});

it('is not true as soon as one file differs, while another has no answer yet', async () => {
  const two = { ...basis, files: [...basis.files, { path: '/b.js', kind: 'script' as const }] };
  const both = (text: string): Map<string, ServedAnswer> =>
    new Map([...answers(text, ''), ...[...answers(text, '').values()].map((one) => ['script /b.js', one] as const)]);
  const kept = keptBasis(two, both(script), facts)!;
  const open = new Promise<undefined>(() => undefined);
  const differs = both(script.replace('on = 2', 'on = 3')).get('script /b.js');
  const asked = new Map([['script /a.js', open] as const, ['script /b.js', Promise.resolve(differs)] as const]);
  expect(await stillTrueSoon(kept, asked, facts)).toBe(false);
  const same = new Map([...both(script)].map(([key, answer]) => [key, Promise.resolve(answer)]));
  expect(await stillTrueSoon(kept, same, facts)).toBe(true);
});

it('takes from a text the order in which Vite found the packages, and nothing else', () => {
  const [state, ...jsx] = [
    'const useState = __vite__cjsImport0_react["useState"];',
    'const _jsx = __vite__cjsImport11_react_jsxRuntime["jsx"];',
    'const _Fragment = __vite__cjsImport11_react_jsxRuntime["Fragment"];',
  ];
  const plain = plainText('http://127.0.0.1:5173/', '/home/ada/shop');
  const served = (names: string): string =>
    `const hot = 1;${names}import react from "/react.js";\nconst a = 1; const b = 2;`;
  expect(plain(served(`${jsx.join(' ')}${state}`))).toBe(plain(served(`${state}${jsx.join(' ')}`)));
  expect(plain(served(`${jsx.join(' ')}`))).not.toBe(plain(served(`${state}${jsx.join(' ')}`)));
  expect(plain('const b = 2; const a = 1;')).toBe('const b = 2; const a = 1;');
});

it('takes from a text the numbers of one run: of the port, of the socket, and of the packages', () => {
  const served = (port: number, token: string, packages: string): string => `
import react from "/@fs/home/ada/shop/node_modules/.cache/webmcp/vite/deps/react.js?v=${packages}";
const wsToken = "${token}", host = "127.0.0.1:${port}";
import data from "/data.json?v=12345678";`;
  const plain = (port: number, token: string, packages: string): string =>
    plainText(`http://127.0.0.1:${port}/`, '/home/ada/shop')(served(port, token, packages));
  expect(plain(5173, 'aB3', '0a1b2c3d')).toBe(plain(40_123, 'x_9', 'ffffffff'));
  expect(plain(5173, 'aB3', '0a1b2c3d')).toContain('/data.json?v=12345678');
});
