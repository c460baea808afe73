import type { Coverage, PageElement, PageSnapshot } from '@webmcp/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { coverageOf } from '../../src/coverage/coverage-of.js';
import type { NamedTool } from '../../src/naming/named-tool.js';
import { coverageRules, type CountedElement } from '../../src/coverage/coverage-rules.js';

const button: PageElement = {
  index: 0,
  tag: 'button',
  role: 'button',
  name: 'Save',
  labels: [],
  attributes: {},
  testIds: [],
  chain: [],
  constraints: {},
  disabled: false,
  candidates: [],
  fingerprint: { kind: 'button', labels: ['Save'], scope: [], unique: [] },
};
const page: PageSnapshot = { state: 'home', route: '/', elements: [], containers: [] };

const ruleOf = (counted: Partial<CountedElement>): string | undefined =>
  coverageRules.find(({ holds }) =>
    holds({ snapshot: page, element: button, uses: [], isPaired: false, isFramed: false, ...counted }),
  )?.name;

const sumOf = ({ inTools, shared, unstable, dead, unmatched, leftOut }: Coverage): number =>
  inTools + shared + unstable + dead + unmatched + Object.values(leftOut).reduce((sum, count) => sum + count, 0);

describe('coverageRules', () => {
  const offered = { tool: 'wm_a', how: 'offered' } as const;
  test.each<[string, Partial<CountedElement>]>([
    ['in-a-frame', { isFramed: true }],
    ['shared', { uses: [offered, { ...offered, tool: 'wm_b' }] }],
    ['in-tool', { uses: [offered, offered] }],
    ['dead', { element: { ...button, answers: 'none' } }],
    ['sensitive', { uses: [{ ...offered, how: 'sensitive' }] }],
    ['unstable', { uses: [{ ...offered, how: 'weak' }] }],
    ['excluded-by-config', { uses: [{ ...offered, how: 'excluded' }] }],
    ['cannot-be-set', { uses: [{ ...offered, how: 'refused' }] }],
    ['nothing-to-do', { uses: [{ ...offered, how: 'held-back', heldBackBy: 'nothing-to-do' }] }],
    ['resets', { isPaired: true, element: { ...button, attributes: { type: 'reset' } } }],
    ['no-answer', { leftOutBy: 'no-answer' }],
    ['part-of-a-field', { leftOutBy: 'part-of-a-field' }],
    ['alike', { leftOutBy: 'alike' }],
    ['disabled', { element: { ...button, disabled: true } }],
    ['no-name', { element: { ...button, name: '' } }],
    ['no-tool-of-its-own', { isPaired: true }],
    ['unmatched', {}],
  ])('%s is the first rule that holds', (name, counted) => {
    expect(ruleOf(counted)).toBe(name);
  });

  test('a tool that offers an element wins over a rule that leaves the element out', () => {
    expect(ruleOf({ uses: [offered, { ...offered, tool: 'wm_b', how: 'weak' }], isPaired: true })).toBe('in-tool');
  });

  test('the names differ, so no two rules share a sum of their own', () => {
    const names = coverageRules.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('coverageOf', () => {
  test('puts each element of any page into exactly one sum', () => {
    const element = fc.record({
      answers: fc.constantFrom('own' as const, 'none' as const),
      disabled: fc.boolean(),
      name: fc.constantFrom('', 'Save'),
      isPaired: fc.boolean(),
      leftOutBy: fc.option(fc.constantFrom('no-answer', 'alike', 'data', 'a rule that is gone'), { nil: undefined }),
      fellowOf: fc.option(fc.nat(9), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(element), fc.array(element), (drawn, framed) => {
        const elements = drawn.map(({ answers, disabled, name }, index): PageElement => ({
          ...button,
          index,
          answers,
          disabled,
          name,
        }));
        const frame = { origin: 'same' as const, url: '/', name: '', containers: [] };
        const inFrame = framed.map(({ name }, index): PageElement => ({ ...button, index, name }));
        const match = {
          pairs: drawn.flatMap(({ isPaired }, index) =>
            isPaired ? [{ intent: 0, state: 'home', element: index, score: 1, signals: noSignals }] : [],
          ),
          fellows: drawn.flatMap(({ fellowOf }, index) =>
            fellowOf === undefined ? [] : [{ state: 'home', element: index, first: fellowOf }],
          ),
          unmatchedElements: drawn.flatMap(({ leftOutBy }, index) =>
            leftOutBy === undefined ? [] : [{ state: 'home', element: index, reason: '', leftOutBy }],
          ),
        };
        const snapshot = { ...page, elements, frames: [{ ...frame, elements: inFrame }] };
        const coverage = coverageOf([], match, [snapshot]).get('home')!;
        expect(coverage.elements).toBe(drawn.length + framed.length);
        expect(sumOf(coverage)).toBe(coverage.elements);
        expect(Object.values(coverage.places).reduce((sum, count) => sum + count, 0)).toBe(coverage.elements);
      }),
    );
  });

  test('an opener counts in the state that it has opened, where no selector of it counts', () => {
    const match = {
      pairs: [0, 1].map((element) => ({ intent: element, state: 'home', element, score: 1, signals: noSignals })),
      unmatchedElements: [],
    };
    const opener = { intent: { index: 0 }, matchedElements: [] };
    const targets = { id: 'wm_a', fields: [], openers: [opener], action: null };
    const tool = { targets, weak: [], refused: [], offered: [], fields: [] } as unknown as NamedTool;
    const elements = [0, 1].map((index): PageElement => ({ ...button, index }));
    expect(coverageOf([tool], match, [{ ...page, elements }]).get('home')).toMatchObject({
      inTools: 1,
      leftOut: { 'no-tool-of-its-own': 1 },
    });
  });

  test('a radio counts where the first radio of its field counts', () => {
    const elements = [0, 1].map((index): PageElement => ({ ...button, index, role: 'radio' }));
    const match = {
      pairs: [{ intent: 0, state: 'home', element: 0, score: 1, signals: noSignals }],
      fellows: [{ state: 'home', element: 1, first: 0 }],
      unmatchedElements: [],
    };
    const coverage = coverageOf([], match, [{ ...page, elements }]).get('home')!;
    expect(coverage.leftOut).toEqual({ 'no-tool-of-its-own': 2 });
  });
});

const noSignals = { nameId: 0, label: 0, role: 0, labelledby: 0, container: 0 };
