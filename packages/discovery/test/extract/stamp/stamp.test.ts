import { parse as parseVue } from '@vue/compiler-sfc';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { TemplateNode } from '../../../src/extract/facts/facts.js';
import { extractHtml } from '../../../src/extract/html/extract-html.js';
import { extractReact } from '../../../src/extract/react/extract-react.js';
import { parseScript } from '../../../src/extract/script/parse-script.js';
import { stamp } from '../../../src/extract/stamp/stamp.js';
import { extractVue } from '../../../src/extract/vue/extract-vue.js';

const attribute = / data-webmcp-source="([^"]*)"/g;
const stamped = (source: string, file: string): string[] =>
  [...(stamp(source, file)?.code ?? '').matchAll(/<([\w.-]+)[^<]*? data-webmcp-source="[^"]*?:(\d+:\d+)"/g)].map(
    ([, tag, at]) => `${tag} ${at}`,
  );

test('JSX: hosts and components, no fragments and no built-ins', () => {
  const source = `export const A = () => (
  <>
    <React.Suspense fallback={null}>
      <Menu.Item<string> a="1">
        <p>Hi</p>
      </Menu.Item>
    </React.Suspense>
    <Theme.Provider value={1}><my-tag /></Theme.Provider>
  </>
);
`;
  expect(stamp(source, 'src/A.tsx')?.code).toBe(`export const A = () => (
  <>
    <React.Suspense fallback={null}>
      <Menu.Item<string> data-webmcp-source="src/A.tsx:4:7" a="1">
        <p data-webmcp-source="src/A.tsx:5:9">Hi</p>
      </Menu.Item>
    </React.Suspense>
    <Theme.Provider value={1}><my-tag data-webmcp-source="src/A.tsx:8:31" /></Theme.Provider>
  </>
);
`);
});

test('JSX: behind a spread, so that it is kept', () => {
  expect(stamp('const a = <A x {...p} y={1}/>', 'a.jsx')?.code).toBe(
    'const a = <A x {...p} y={1} data-webmcp-source="a.jsx:1:11"/>',
  );
});

test('JSX: components aside, where an attribute would make them fail', () => {
  const source = `const a = (
  <Menu icon=<Icon/> {...p}>
    <MenuItem key="b">{b && <Menu.Link<string>>c</Menu.Link>}</MenuItem>
    <p>d</p>
  </Menu>
);
`;
  const code = stamp(source, 'a "b".tsx', 'aside')?.code ?? '';
  const [written, kept] = code.split(';function __webmcpAside');
  expect(written).toBe(`const a = (
  __webmcpAside(<Menu icon={__webmcpAside(<Icon/>, "a \\"b\\".tsx:2:14")} {...p}>
    {__webmcpAside(<MenuItem key="b">{b && __webmcpAside(<Menu.Link<string>>c</Menu.Link>, "a \\"b\\".tsx:3:29")}</MenuItem>, "a \\"b\\".tsx:3:5")}
    <p data-webmcp-source="a &quot;b&quot;.tsx:4:5">d</p>
  </Menu>, "a \\"b\\".tsx:2:3")
);
`);
  expect(parseScript(code, { file: 'a.tsx', lang: 'tsx' })).not.toHaveProperty('problem');
  const aside = new Function(`${kept!.replace(/^/, 'function __webmcpAside')}; return __webmcpAside`)() as (
    element: object,
    source: string,
  ) => object;
  const element = { props: Object.freeze({}), _debugStack: new Error() };
  expect(aside(element, 'a.tsx:1:1')).toBe(element);
  const sources = Reflect.get(globalThis, '__webmcpSources') as WeakMap<object, string>;
  expect([sources.get(element.props), sources.get(element._debugStack)]).toEqual(['a.tsx:1:1', 'a.tsx:1:1']);
  Reflect.deleteProperty(globalThis, '__webmcpSources');
});

test('Vue: the template only, no slots, templates and built-ins', () => {
  const source = `<script setup lang="ts">const a = 1 < 2</script>
<template>
  <Transition><form v-bind="x" @submit="go"><keep-alive><q-input v-model="a"/></keep-alive></form></Transition>
  <template v-if="a"><slot name="b"><b>c</b></slot></template>
  <component :is="tag"/>
</template>
<style>a > b {}</style>
`;
  expect(stamp(source, 'B.vue')?.code).toBe(`<script setup lang="ts">const a = 1 < 2</script>
<template>
  <Transition><form v-bind="x" @submit="go" data-webmcp-source="B.vue:3:15"><keep-alive><q-input data-webmcp-source="B.vue:3:57" v-model="a"/></keep-alive></form></Transition>
  <template v-if="a"><slot name="b"><b data-webmcp-source="B.vue:4:37">c</b></slot></template>
  <component data-webmcp-source="B.vue:5:3" :is="tag"/>
</template>
<style>a > b {}</style>
`);
});

test('Vue: JSX inside its script', () => {
  const source = `<script lang="tsx">\nexport default { render: () => <p>Hi</p> }\n</script>`;
  expect(stamp(source, 'C.vue')?.code).toContain('<p data-webmcp-source="C.vue:2:32">Hi</p>');
});

test('HTML: what stands in the body', () => {
  expect(
    stamped(
      '<!doctype html><html><head><title>a</title></head><BODY><p>b<svg><path/></svg><template><i></i></template><script>"<b>"</script></html>',
      'a.html',
    ),
  ).toEqual(['BODY 1:51', 'p 1:57', 'svg 1:61', 'path 1:66', 'i 1:89']);
});

test('the map leads back to the source', () => {
  const map = stamp('const a = <A/>;\nconst b = <B/>;\n', 'a.tsx')?.map;
  expect(map).toMatchObject({ version: 3, sources: ['a.tsx'], sourcesContent: ['const a = <A/>;\nconst b = <B/>;\n'] });
});

test('characters of the file name that an attribute cannot hold are written as entities', () => {
  expect(stamp('<p></p>', 'a "b" & c.html')?.code).toBe(
    '<p data-webmcp-source="a &quot;b&quot; &amp; c.html:1:1"></p>',
  );
});

test.each([
  ['no tag', 'export const a = 1 < 2;', 'a.tsx'],
  ['a broken script', 'const a = <p>', 'a.tsx'],
  ['a broken template', '<template><p></template>', 'a.vue'],
  ['a pug template', '<template lang="pug">\np\n</template>', 'a.vue'],
  ['another kind of file', '<p></p>', 'a.svelte'],
])('%s: nothing is added', (_, source, file) => {
  expect(stamp(source, file)).toBe(null);
});

const tags = ['div', 'button', 'MyField', 'Menu', 'input-x', 'p'];
const texts = fc.constantFrom('', 'Hi', ' a\n b ', '🙂', '\r\n');
const { markup } = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    texts,
    fc
      .tuple(
        fc.constantFrom(...tags),
        fc
          .array(fc.constantFrom(' a="1"', '\n  class="b"', " id='x'", ' hidden'), { maxLength: 3 })
          .map((list) => [...new Set(list)].join('')),
        fc.array(tie('markup'), { maxLength: 3 }),
      )
      .map(([tag, attributes, inner]) => `<${tag}${attributes}>${inner.join('')}</${tag}>`),
  ),
}));

const lineCount = (text: string): number => text.split('\n').length;

function elementPlaces(nodes: readonly TemplateNode[]): string[] {
  return nodes.flatMap((node): string[] =>
    node.kind === 'element' ? [`${node.at.line}:${node.at.column}`, ...elementPlaces(node.children)] : [],
  );
}

function stampPlaces(code: string): string[] {
  return [...code.matchAll(attribute)].map(([, place = '']) => place.replace(/^[^:]*:/, ''));
}

test('Vue: parses as before, same lines, the places of the extractor, nothing added twice', () => {
  fc.assert(
    fc.property(markup, (inner) => {
      const source = `<template>\n<main>${inner}</main></template>\n`;
      const code = stamp(source, 'a.vue')?.code ?? '';
      expect(parseVue(code).errors).toEqual([]);
      expect(lineCount(code)).toBe(lineCount(source));
      expect(stampPlaces(code)).toEqual(elementPlaces(extractVue('a.vue', source).components[0]?.root ?? []));
      expect(stamp(code, 'a.vue')).toBe(null);
      expect(code.replace(attribute, '')).toBe(source);
    }),
    { numRuns: 200 },
  );
});

test('JSX: parses as before, same lines, the places of the extractor, nothing added twice', () => {
  fc.assert(
    fc.property(markup, (inner) => {
      const source = `export function A() {\n  return <main>${inner}</main>;\n}\n`;
      const code = stamp(source, 'a.tsx')?.code ?? '';
      expect(parseScript(code, { file: 'a.tsx', lang: 'tsx' })).toHaveProperty('ast');
      expect(lineCount(code)).toBe(lineCount(source));
      expect(stampPlaces(code)).toEqual(elementPlaces(extractReact('a.tsx', source).components[0]?.root ?? []));
      expect(stamp(code, 'a.tsx')).toBe(null);
      expect(code.replace(attribute, '')).toBe(source);
    }),
    { numRuns: 200 },
  );
});

test('HTML: whatever the text, same lines, the places of the extractor, nothing added twice', () => {
  const broken = fc.array(
    fc.oneof(markup, fc.constantFrom('<b><p>', '</b>', '<table><tr>', '<', '">', '<!--', '<form>')),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(broken, (parts) => {
      const source = parts.join('');
      const code = stamp(source, 'a.html')?.code ?? source;
      expect(lineCount(code)).toBe(lineCount(source));
      expect(new Set(stampPlaces(code))).toEqual(
        new Set(elementPlaces(extractHtml('a.html', source).components[0]?.root ?? [])),
      );
      expect(stamp(code, 'a.html')).toBe(null);
      expect(code.replace(attribute, '')).toBe(source);
    }),
    { numRuns: 200 },
  );
});
