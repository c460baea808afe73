import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { SelectorCandidate, PageCalls, PageContainer, PageElement, Selector } from '../src/index.js';
import { packPage, type ReadPage, unpackPage } from '../src/packed-page.js';

const text = fc.oneof(fc.constantFrom('', '0', 'Save', 'A\nB', '"quoted"'), fc.string());
const source = fc.record({ file: text, line: fc.nat(), column: fc.nat() });
const selector: fc.Arbitrary<Selector> = fc.record({
  strategy: fc.constantFrom('testid', 'label', 'role', 'css'),
  value: text,
  score: fc.constantFrom(1, 0.8, 0.6, 0.2),
});
/** With some of the other properties, as the page would have them. */
const partly = <T>(always: Record<string, fc.Arbitrary<unknown>>, sometimes: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ ...always, ...sometimes }, { requiredKeys: Object.keys(always) }) as unknown as fc.Arbitrary<T>;

const fingerprint = partly<PageElement['fingerprint']>(
  { kind: text, labels: fc.array(text), scope: fc.array(text), unique: fc.array(fc.constantFrom('label', 'near')) },
  { name: text, id: text, type: text, href: text, placeholder: text, icon: text, near: text, twin: text },
);
const common = {
  tag: text,
  role: text,
  name: text,
  attributes: partly({}, { id: text, href: text, 'aria-label': text }),
  testIds: fc.array(fc.record({ attribute: text, value: text })),
  fingerprint,
};
const element = partly<Omit<PageElement, 'index' | 'chain' | 'candidates'>>(
  { ...common, labels: fc.array(text), constraints: partly({}, { required: fc.boolean() }), disabled: fc.boolean() },
  {
    beside: fc.array(text, { minLength: 1 }),
    options: fc.array(fc.record({ value: text, label: text })),
    sources: fc.array(source, { minLength: 1 }),
    carries: source,
  },
);
const container = partly<Omit<PageContainer, 'index' | 'parent' | 'candidates' | 'row'>>(
  { ...common, kind: fc.constantFrom('form', 'row', 'landmark') },
  { heading: text, sources: fc.array(source, { minLength: 1 }) },
);
/** Selectors with the hits that each has in the document and along a chain of any length. */
const hits = fc.array(fc.tuple(selector, fc.nat(2), fc.array(fc.nat(2), { minLength: 40, maxLength: 40 })), {
  maxLength: 3,
});
const placed = <T>(one: fc.Arbitrary<T>) => fc.record({ one, hits, around: fc.nat() });
const keys = fc.array(fc.record({ selector, text }));

const page: fc.Arbitrary<ReadPage> = fc
  .tuple(
    fc.array(placed(element), { maxLength: 8 }),
    fc.array(fc.record({ thing: placed(container), keys: fc.option(keys) }), { maxLength: 8 }),
    fc.array(selector),
    fc.option(fc.constant<PageCalls>({ places: [], elements: [[0]], containers: [], records: [] })),
    fc.boolean(),
  )
  .map(([elements, containers, rows, calls, hydrated]) => {
    // A container stands in one before it, or in none.
    const parents = containers.map(({ thing }, at) => (thing.around % (at + 1)) - 1).map((at) => (at < 0 ? null : at));
    const chainOf = (first: number | null): number[] => (first === null ? [] : [first, ...chainOf(parents[first]!)]);
    const candidates = (found: [Selector, number, number[]][], chain: number[]): SelectorCandidate[] =>
      found.map(([one, document, held]) => ({
        selector: one,
        document,
        containers: Object.fromEntries(chain.map((at, position) => [at, held[position]!])),
      }));
    return {
      elements: elements.map(({ one, hits: found, around }, index) => {
        const chain = chainOf(containers.length === 0 || around % 3 === 0 ? null : around % containers.length);
        return { index, ...one, chain, candidates: candidates(found, chain) };
      }),
      containers: containers.map(({ thing, keys: known }, index) => ({
        index,
        ...thing.one,
        parent: parents[index]!,
        candidates: candidates(thing.hits, chainOf(parents[index]!)),
        ...(known === null ? {} : { row: { set: 0, rows, keys: known } }),
      })),
      ...(hydrated ? { hydrated } : {}),
      ...(calls === null ? {} : { calls }),
    };
  });

describe('packPage', () => {
  it('loses nothing of any page, as text', () => {
    fc.assert(
      fc.property(page, (read) => {
        expect(unpackPage(JSON.parse(JSON.stringify(packPage(read))) as never)).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });
});
