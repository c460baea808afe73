import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { integrityOf, serializeMap, type GroundTruthMap, type Tool } from '@webmcp/contract';
import { sourceTools } from '@webmcp/discovery';
import type { SourceWatch } from '@webmcp/vite';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readApp } from '../../src/run/read-app.js';
import { watchSource } from '../../src/run/watch-source.js';

const files = {
  'package.json': '{ "name": "shop", "dependencies": { "react": "19" } }',
  'src/Field.tsx': `export function Field({ label, name }: { label: string; name: string }) {
  return <label>{label} <input name={name} /></label>;
}
`,
  'src/Order.tsx': `import { Field } from './Field';
export function Order() {
  return (
    <form aria-label="Order" onSubmit={() => fetch('/orders', { method: 'POST' })}>
      <Field label="Name" name="name" />
      <button type="submit">Send order</button>
    </form>
  );
}
`,
  'src/Search.tsx': `export function Search() {
  return (
    <form aria-label="Search" onSubmit={() => fetch('/search')}>
      <input aria-label="Words" name="words" />
      <button type="submit">Find books</button>
    </form>
  );
}
`,
  'src/App.tsx': `import { Order } from './Order';
import { Search } from './Search';
export const App = () => <main><Order /><Search /></main>;
`,
};

const signal = new AbortController().signal;
const progress = { step() {}, count() {}, at() {}, limit() {}, now: () => '', end() {} };
let root: string;
let watch: SourceWatch;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'webmcp-watch-'));
  for (const [file, text] of Object.entries(files)) write(file, text);
  const map = await mapOfSource();
  write('webmcp.map.json', serializeMap({ ...map, integrity: integrityOf(map) }));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Returns the map that the source alone would give, named by title. */
async function mapOfSource(): Promise<GroundTruthMap> {
  const { source } = await readApp({ root, paths: [] }, { progress, signal });
  const found = sourceTools(source);
  const tools = found.map(({ fields, action, ...tool }): Tool => ({
    ...tool,
    name: tool.title.toLowerCase().replace(' ', '_'),
    description: tool.title,
    source: action!.source,
    states: [],
    action: { selectors: [], confidence: 1, source: action!.source },
    fields: fields.map((field) => ({ ...field, selectors: [], confidence: 1 })),
  }));
  return {
    version: 1,
    generator: { name: 'webmcp', version: '0' },
    app: { frameworks: ['react'] },
    testIdAttributes: ['data-mcp', 'data-testid'],
    states: [],
    tools,
    sourceTools: found,
    unstable: [],
    unmatched: { intents: [], elements: [] },
    integrity: '',
  };
}

describe.each([
  ['reads the whole app after a save', Infinity],
  ['follows the imports of the saved file', 0],
])('a watch that %s', (_, exactWithin) => {
  beforeEach(async () => {
    watch = await watchSource(root, join(root, 'webmcp.map.json'), signal, exactWithin);
  });

  it('begins with no stale tool when the map is of this source', () => {
    expect(watch.stale()).toEqual([]);
  });

  it.each([
    ['a comment and a blank line', 'src/Order.tsx', (text: string) => `// an order\n\n${text}`, []],
    [
      'another label of the button',
      'src/Order.tsx',
      (text: string) => text.replace('Send order', 'Pay'),
      ['send_order'],
    ],
    [
      'another field',
      'src/Order.tsx',
      (text: string) => text.replace('<Field', '<Field label="City" name="city" /><Field'),
      ['send_order'],
    ],
    [
      'another request',
      'src/Search.tsx',
      (text: string) => text.replace("'/search'", "'/all', { method: 'DELETE' }"),
      ['find_books'],
    ],
    [
      'a required field in the component of another file',
      'src/Field.tsx',
      (text: string) => text.replace('name={name}', 'name={name} required'),
      ['send_order'],
    ],
  ])('%s', (_, file, edit, stale) => {
    const text = files[file as keyof typeof files];
    expect(watch.change(file, edit(text))).toEqual(stale);
    expect(watch.change(file, text)).toEqual([]);
  });

  it('adds up the changes of several files', () => {
    watch.change('src/Order.tsx', files['src/Order.tsx'].replace('Send order', 'Pay'));
    expect(watch.change('src/Search.tsx', files['src/Search.tsx'].replace('Find books', 'Look'))).toEqual([
      'find_books',
      'send_order',
    ]);
  });

  it('knows nothing of other files, and nothing of a file that does not parse', () => {
    expect(watch.change('src/style.css', 'a {}')).toBeNull();
    expect(watch.change('src/Order.tsx', 'export function Order() { return <form>')).toBeNull();
  });

  it('names a flow with a step that no longer fits', async () => {
    const map = await mapOfSource();
    const [order, search] = ['send_order', 'find_books'].map((name) => map.tools.find((tool) => tool.name === name)!);
    const flow = { id: 'flow_1', step: 0, steps: [search!.id, order!.id] };
    map.tools.push({ ...search!, id: 'wm_complete', name: 'complete_order', fields: [], flow });
    write('webmcp.map.json', serializeMap({ ...map, integrity: integrityOf(map) }));
    watch = await watchSource(root, join(root, 'webmcp.map.json'), signal, exactWithin);
    const text = files['src/Order.tsx'];
    expect(watch.change('src/Order.tsx', text.replace('Send order', 'Pay'))).toEqual(['complete_order', 'send_order']);
    expect(watch.change('src/Order.tsx', text)).toEqual([]);
  });

  it('begins with the tools that the source changed before', async () => {
    write('src/Search.tsx', files['src/Search.tsx'].replace('Find books', 'Look'));
    expect((await watchSource(root, join(root, 'webmcp.map.json'), signal)).stale()).toEqual(['find_books']);
  });
});

describe('after any saves', () => {
  /** The texts that each file may have: as it is, moved, with other words, and with another meaning. */
  const variants: Record<string, ((text: string) => string)[]> = {
    'src/Order.tsx': [
      (text) => text,
      (text) => `// an order\n\n${text}`,
      (text) => text.replace('Send order', 'Pay'),
      (text) => text.replace('<Field', '<Field label="City" name="city" /><Field'),
      (text) => text.replace("'POST'", "'DELETE'"),
    ],
    'src/Field.tsx': [(text) => text, (text) => text.replace('name={name}', 'name={name} required')],
    'src/Search.tsx': [(text) => text, (text) => text.replace('Find books', 'Look')],
    'src/App.tsx': [(text) => text, (text) => text.replace('<Search />', ''), (text) => text.replace('<Order />', '')],
  };
  const saves = fc.array(
    fc
      .constantFrom(...Object.keys(variants))
      .chain((file) => fc.tuple(fc.constant(file), fc.nat(variants[file]!.length - 1))),
    { minLength: 1, maxLength: 6 },
  );

  it.each([
    ['the tools are those of a whole reading', Infinity],
    ['the tools by imports hold all those of a whole reading', 0],
  ])('%s', async (_, exactWithin) => {
    const map = join(root, 'webmcp.map.json');
    await fc.assert(
      fc.asyncProperty(saves, async (list) => {
        for (const [file, text] of Object.entries(files)) write(file, text);
        const one = await watchSource(root, map, signal, exactWithin);
        let names = one.stale();
        for (const [file, variant] of list) {
          const text = variants[file]![variant]!(files[file as keyof typeof files]);
          write(file, text);
          names = one.change(file, text) ?? names;
        }
        const whole = (await watchSource(root, map, signal)).stale();
        if (exactWithin === 0) expect(names).toEqual(expect.arrayContaining(whole));
        else expect(names).toEqual(whole);
      }),
      { numRuns: 12 },
    );
  });
});
