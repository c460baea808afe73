import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { extract } from '../../src/extract/extract.js';
import { readSource } from '../../src/source/read-source.js';

const golden = fileURLToPath(new URL('../../../../test/golden/', import.meta.url));
const written = readdirSync(golden, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx|jsx|js|vue|html)$/.test(path))
  .toSorted()
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(golden, path), 'utf8') }));

describe('a damaged file', () => {
  it('is read, or said not to be, and never a crash', () => {
    const damage = fc.record({
      which: fc.nat(),
      at: fc.nat(),
      length: fc.nat({ max: 40 }),
      by: fc.oneof(fc.constantFrom('<', '{', '}', '"', '`', '>', '</', '{{', '/*', '\\', '\0', '\uFEFF'), fc.string()),
    });
    fc.assert(
      fc.property(damage, ({ which, at, length, by }) => {
        const { path, text } = written[which % written.length]!;
        const from = at % (text.length + 1);
        const facts = extract({ path, text: text.slice(0, from) + by + text.slice(from + length) });
        const said = facts.problems.every(({ code }) => code === 'SOURCE_UNPARSABLE' || code === 'SOURCE_SKIPPED');
        expect([facts.file, said]).toEqual([path, true]);
      }),
      { numRuns: 400 },
    );
  });

  it('leaves the others as they are', () => {
    const files = [
      { path: 'a.tsx', text: 'export const A = () => <button onClick={() => alert(1)}>Go</button>;' },
      { path: 'b.tsx', text: 'export const B = () => <p>;' },
    ];
    const { appModel } = readSource(files, () => null);
    expect(appModel.intents.map(({ labels }) => labels[0]?.text)).toEqual(['Go']);
    expect(appModel.problems).toMatchObject([
      { code: 'SOURCE_UNPARSABLE', where: expect.stringMatching(/^b\.tsx:1:\d+$/) },
    ]);
  });
});

describe('unusual source', () => {
  const intentsOf = (files: Record<string, string>): (string | undefined)[] => {
    const list = Object.entries(files).map(([path, text]) => ({ path, text }));
    const { appModel } = readSource(list, (_, to) => list.find(({ path }) => path === to.slice(2))?.path ?? null);
    expect(appModel.problems).toEqual([]);
    return appModel.intents.map(({ labels }) => labels[0]?.text);
  };

  it('imports in a circle, and renders itself', () => {
    const files = {
      'a.jsx': `import { B } from './b.jsx'; export function A({ deep }) { return <div><button>In A</button>{deep && <B/>}</div> }`,
      'b.jsx': `import { A } from './a.jsx'; export function B() { return <div><button>In B</button><A deep/></div> }`,
    };
    const found = intentsOf(files);
    expect(found).toContain('In A');
    expect(found).toContain('In B');
    expect(found.length).toBeLessThan(100);
  });

  it('re-exports in a circle', () => {
    const files = {
      'a.js': `export * from './b.js'; export { missing } from './b.js';`,
      'b.js': `export * from './a.js'; export const Save = () => <button>Save</button>;`,
      'c.jsx': `import { Save, missing } from './a.js'; export default () => <form>{missing}<Save/></form>;`,
    };
    expect(intentsOf(files)).toEqual(['Save']);
  });

  it('uses decorators', () => {
    const text = `@Component({ selector: 'x' })
export default class Panel extends React.Component {
  @observable accessor open = false;
  @action.bound toggle() { this.open = !this.open }
  render() { return <button onClick={this.toggle}>Toggle panel</button> }
}`;
    expect(intentsOf({ 'Panel.tsx': text })).toEqual(['Toggle panel']);
  });

  it('begins with a byte order mark', () => {
    expect(intentsOf({ 'a.html': '\uFEFF<!doctype html><button>Go</button>' })).toEqual(['Go']);
    expect(intentsOf({ 'a.tsx': '\uFEFFexport const A = () => <button>Go</button>' })).toEqual(['Go']);
    expect(intentsOf({ 'a.vue': '\uFEFF<template><button>Go</button></template>' })).toEqual(['Go']);
  });

  it('says that a script in another file is not read, and reads the template', () => {
    const { appModel } = readSource(
      [{ path: 'a.vue', text: '<template><button>Go</button></template>\n<script src="./a.js"></script>' }],
      () => null,
    );
    expect(appModel.intents).toHaveLength(1);
    expect(appModel.problems).toMatchObject([
      { code: 'SOURCE_SKIPPED', message: expect.stringContaining('its script stands in ./a.js'), where: 'a.vue:2:22' },
    ]);
  });

  it('is JSX in .js, with Flow, and says what it cannot read', () => {
    const flow = `// @flow
import type { Node } from 'react';
type Props = {| +label: string, onGo?: () => void |};
export default function Go({ label, onGo }: Props): Node { return <button onClick={onGo}>{(label: any)} now</button>; }`;
    const { appModel } = readSource([{ path: 'Go.js', text: flow }], () => null);
    expect(appModel.problems).toEqual([]);
    expect(appModel.intents).toMatchObject([{ control: 'button', labels: [{ text: '… now' }] }]);
  });

  it('is written in the options API, with CRLF, and generics in <script setup>', () => {
    const options =
      "<template>\r\n  <button @click=\"save\">Save</button>\r\n</template>\r\n<script>\r\nexport default { methods: { save() { fetch('/a', { method: 'POST' }); } } };\r\n</script>\r\n";
    expect(intentsOf({ 'a.vue': options })).toEqual(['Save']);
    const generic = `<script setup lang="ts" generic="T extends { id: string }, U = Map<string, T[]>">
defineProps<{ rows: T[]; by?: U }>();
</script>
<template><ul><li v-for="row in rows" :key="row.id"><button>Open</button></li></ul></template>`;
    expect(intentsOf({ 'a.vue': generic })).toEqual(['Open']);
  });

  it('says that a pug template is not read', () => {
    const { appModel } = readSource(
      [{ path: 'a.vue', text: '<template lang="pug">\nbutton Go\n</template>\n<script>export default {}</script>' }],
      () => null,
    );
    expect(appModel.intents).toEqual([]);
    expect(appModel.problems).toMatchObject([
      { code: 'SOURCE_SKIPPED', message: expect.stringContaining('pug'), where: expect.stringMatching(/^a\.vue:1:/) },
    ]);
  });

  it('says where each kind of file does not parse, and reads what is before and after it elsewhere', () => {
    const broken = [
      { path: 'a.jsx', text: 'export const A = () => <div><button></div>;' },
      { path: 'b.vue', text: '<script setup>const = 1</script>\n<template><button>B</button></template>' },
      { path: 'c.vue', text: '<template><div v-if="a ==="><button>C</button></template>' },
      { path: 'd.ts', text: 'export enum { ' },
    ];
    const { appModel } = readSource(broken, () => null);
    const places = appModel.problems.map(({ code, where = '' }) => `${code} ${where.split(':')[0]}`);
    for (const { path } of broken) expect(places).toContain(`SOURCE_UNPARSABLE ${path}`);
  });
});
