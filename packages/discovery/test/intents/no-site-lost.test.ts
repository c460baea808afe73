import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readSource, type SourceFile } from '../../src/source/read-source.js';

/** A piece of markup and the declarations that it needs, at module level and inside the component. */
interface Piece {
  markup: string;
  outside?: string;
  inside?: string;
}

/** `#` stands for a number that no other piece has. */
type Wrap = (inner: string, number: string) => Piece;

const numbered = (count: { next: number }): string => String((count.next += 1));

/** Every control has its number in its text: `Press 12`. */
const reactControls: ((number: string) => string)[] = [
  (n) => `<button onClick={() => go(${n})}>Press ${n}</button>`,
  (n) => `<input name="field-${n}" aria-label="Press ${n}" />`,
  (n) => `<a href="/page/${n}">Press ${n}</a>`,
  (n) => `<select aria-label="Press ${n}"><option>One</option></select>`,
  (n) => `<div role="button" onClick={() => go(${n})}>Press ${n}</div>`,
];

const reactWraps: Wrap[] = [
  (inner) => ({ markup: `<div><p>text</p>${inner}</div>` }),
  (inner) => ({ markup: `<>{${jsx(inner)}}</>` }),
  (inner) => ({ markup: `<p>{ready && ${jsx(inner)}}</p>` }),
  (inner) => ({ markup: `<p>{ready ? <i>no</i> : ${jsx(inner)}}</p>` }),
  (inner) => ({ markup: `<ul>{rows.map((row) => <li key={row.id}>${inner}</li>)}</ul>` }),
  (inner) => ({ markup: `<p>{[<b key="b">b</b>, ${jsx(inner)}]}</p>` }),
  (inner, n) => ({ markup: `<p>{part${n}}</p>`, inside: `const part${n} = ${jsx(inner)};` }),
  (inner, n) => ({ markup: `<p>{render${n}()}</p>`, inside: `const render${n} = () => ${jsx(inner)};` }),
  (inner, n) => ({
    markup: `<p>{late${n}}</p>`,
    inside: `let late${n} = null; if (ready) { late${n} = ${jsx(inner)}; }`,
  }),
  (inner, n) => ({
    markup: `<p>{list${n}}</p>`,
    inside: `const list${n} = []; for (const row of rows) { list${n}.push(${jsx(inner)}); }`,
  }),
  (inner, n) => ({
    markup: `<p>{pick${n}(kind)}</p>`,
    inside: `function pick${n}(kind) { switch (kind) { case 'a': return <i>a</i>; default: return ${jsx(inner)}; } }`,
  }),
  (inner, n) => ({ markup: `<p>{{ a: <i>a</i>, b: ${jsx(inner)} }[kind${''}]}</p>`, inside: `void ${n};` }),
  (inner, n) => ({ markup: `<p>{(() => { void ${n}; return ${jsx(inner)}; })()}</p>` }),
  (inner, n) => ({ markup: `<p>{React.cloneElement(${jsx(inner)}, { key: ${n} })}</p>` }),
  (inner, n) => ({
    markup: `<Own${n}>${inner}</Own${n}>`,
    outside: `function Own${n}({ children }) { return <section>{children}</section>; }`,
  }),
  (inner, n) => ({
    markup: `<Slotted${n} action={${jsx(inner)}} />`,
    outside: `const Slotted${n} = React.memo(({ action }) => <header>{action}</header>);`,
  }),
  (inner, n) => ({
    markup: `<Asked${n} render={(value) => ${jsx(inner)}} />`,
    outside: `const Asked${n} = ({ render }) => <div>{render(1)}</div>;`,
  }),
  (inner, n) => ({
    markup: `<Made${n} />`,
    outside: `const Made${n} = React.forwardRef(function (props, ref) { return ${jsx(inner)}; });`,
  }),
  (inner, n) => ({
    markup: `<Passed${n} />`,
    outside: `const Passed${n} = withRouter(connect(mapState)(function Inner${n}(props) { return ${jsx(inner)}; }));`,
  }),
  (inner, n) => ({
    markup: `<Class${n} />`,
    outside: `class Class${n} extends React.Component { row() { return ${jsx(inner)}; } render() { return <div>{this.row()}</div>; } }`,
  }),
  (inner, n) => ({
    markup: `<Foreign${n} footer={${jsx(inner)}} />`,
    outside: `import { Foreign${n} } from 'elsewhere';`,
  }),
  (inner, n) => ({ markup: `<Around${n}>${inner}</Around${n}>`, outside: `import { Around${n} } from 'elsewhere';` }),
  (inner, n) => ({
    markup: `<p>{wrapped${n}(${jsx(inner)})}</p>`,
    outside: `import { wrapped${n} } from 'elsewhere';`,
  }),
  (inner, n) => ({ markup: `<b onClick={() => show(${jsx(inner)})}>Open ${n}</b>` }),
  (inner, n) => ({
    markup: `<Ignoring${n}>${inner}</Ignoring${n}>`,
    outside: `import { useThing } from 'elsewhere'; function Ignoring${n}(props) { return useThing(props.children); }`,
  }),
];

/** Inside an expression a single element stands by itself. */
function jsx(markup: string): string {
  return markup;
}

const vueControls: ((number: string) => string)[] = [
  (n) => `<button @click="go(${n})">Press ${n}</button>`,
  (n) => `<input name="field-${n}" aria-label="Press ${n}" />`,
  (n) => `<a href="/page/${n}">Press ${n}</a>`,
];

const vueWraps: Wrap[] = [
  (inner) => ({ markup: `<div><p>text</p>${inner}</div>` }),
  (inner) => ({ markup: `<p v-if="ready">${inner}</p>` }),
  (inner) => ({ markup: `<div><i v-if="ready">no</i><template v-else>${inner}</template></div>` }),
  (inner) => ({ markup: `<li v-for="row in rows" :key="row.id">${inner}</li>` }),
  (inner) => ({ markup: `<Teleport to="body">${inner}</Teleport>` }),
  (inner) => ({ markup: `<KeepAlive><div>${inner}</div></KeepAlive>` }),
  (inner) => ({ markup: `<AppCard>${inner}</AppCard>` }),
  (inner) => ({ markup: `<AppCard><template #footer="{ close }">${inner}</template></AppCard>` }),
  (inner) => ({ markup: `<ForeignThing><template #default>${inner}</template></ForeignThing>` }),
  (inner) => ({ markup: `<ForeignThing>${inner}</ForeignThing>` }),
  (inner) => ({ markup: `<component :is="kind">${inner}</component>` }),
  (inner) => ({ markup: `<Deaf><template #nowhere>${inner}</template></Deaf>` }),
];

const vueOwn: SourceFile[] = [
  {
    path: 'AppCard.vue',
    text: '<template><section><slot /><footer><slot name="footer" :close="close" /></footer></section></template>',
  },
  { path: 'Deaf.vue', text: '<template><section>It shows nothing of what it is given</section></template>' },
];

function placesOf(files: readonly SourceFile[], tag: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, text } of files) {
    for (const match of text.matchAll(tag)) {
      const before = text.slice(0, match.index).split('\n');
      found.set(`${path}:${before.length}:${(before.at(-1) ?? '').length + 1}`, match[0]);
    }
  }
  return found;
}

function lost(files: readonly SourceFile[], tag: RegExp): string[] {
  const { appModel } = readSource(
    files,
    (_, to) => files.find(({ path }) => path === to.replace('./', ''))?.path ?? null,
  );
  const { intents, boundaries, problems } = appModel;
  const placed = new Set(
    [
      ...intents.flatMap(({ source, sites, alsoAt = [] }) => [source, ...sites, ...alsoAt.flat()]),
      ...boundaries.flatMap(({ sites }) => sites),
    ].map(({ file, line, column }) => `${file}:${line}:${column}`),
  );
  const unread = problems.map(({ where = '' }) => where.split(':')[0]);
  return [...placesOf(files, tag)].flatMap(([at, markup]) =>
    placed.has(at) || unread.includes(at.split(':')[0]) ? [] : [`${at} ${markup}`],
  );
}

/** A tree as indexes into the wraps and controls; what it becomes is decided when it is written. */
const shape = fc.array(fc.record({ control: fc.nat(), wraps: fc.array(fc.nat(), { maxLength: 4 }) }), {
  minLength: 1,
  maxLength: 5,
});

describe('every control in the source is an intent, or its file is reported', () => {
  it('in React', () => {
    fc.assert(
      fc.property(shape, (controls) => {
        const count = { next: 0 };
        const outside: string[] = [];
        const inside: string[] = [];
        const markup = controls.map(({ control, wraps }) => {
          let inner = reactControls[control % reactControls.length]!(numbered(count));
          for (const at of wraps) {
            const piece = reactWraps[at % reactWraps.length]!(inner, numbered(count));
            if (piece.outside !== undefined) outside.push(piece.outside);
            if (piece.inside !== undefined) inside.push(piece.inside);
            inner = piece.markup;
          }
          return inner;
        });
        const text = `import React from 'react';\n${outside.join('\n')}\nexport function App({ ready, rows, kind }) {\n${inside.join('\n')}\nreturn (<main>\n${markup.join('\n')}\n</main>);\n}\n`;
        expect(lost([{ path: 'App.jsx', text }], /<(?:button|input|a|select|div role)\b[^>]*/g), text).toEqual([]);
      }),
      { numRuns: 300, seed: 31 },
    );
  });

  it('in Vue', () => {
    fc.assert(
      fc.property(shape, (controls) => {
        const count = { next: 0 };
        const markup = controls.map(({ control, wraps }) => {
          let inner = vueControls[control % vueControls.length]!(numbered(count));
          for (const at of wraps) inner = vueWraps[at % vueWraps.length]!(inner, numbered(count)).markup;
          return inner;
        });
        const script = `<script setup>\nimport AppCard from './AppCard.vue';\nimport Deaf from './Deaf.vue';\nimport ForeignThing from 'elsewhere';\nconst props = defineProps(['ready', 'rows', 'kind']);\n</script>\n`;
        const files = [
          { path: 'App.vue', text: `${script}<template><main>\n${markup.join('\n')}\n</main></template>\n` },
          ...vueOwn,
        ];
        expect(lost(files, /<(?:button|input|a)\b[^>]*/g), files[0]!.text).toEqual([]);
      }),
      { numRuns: 200, seed: 31 },
    );
  });
});
