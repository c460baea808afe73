import type { Selector } from '@webmcp/contract';
import { locate, locateStrategies, type LocateStrategy } from '@webmcp/runtime/page';
import { selectorStrategies, type StrategyRules } from '@webmcp/text';
import { expect, it } from 'vitest';
import { provenAt } from '../../../../discovery/src/selectors/prove.js';
import { HitIndex } from '../../../src/page/selectors/hit-index.js';
import { show } from '../fixture.js';

/** Place 1: the rules that need no page, as packages/text lists them. */
const rules: StrategyRules<'tooltip'> = {
  name: 'tooltip',
  topScore: 0.9,
  bestScore: () => 0.9,
  searchedText: (value) => value,
  searchesWording: true,
  withSearchedText: (value, change) => change(value),
  quotedKey: (key) => key,
  signal: () => 'label',
  identifies: () => true,
};

/** Place 2: the part in the page, as packages/runtime lists it. */
const tooltip: LocateStrategy = {
  rules,
  candidates: (element) => {
    const value = element.getAttribute('title');
    return value === null ? [] : [{ strategy: rules.name as Selector['strategy'], value, score: rules.topScore }];
  },
  hits: (value, { roots }) => roots.flatMap((root) => [...root.querySelectorAll(`[title="${CSS.escape(value)}"]`)]),
};

const inPage = [...locateStrategies, tooltip];
const known = [...selectorStrategies, rules];

it('a strategy of two places is emitted, proved and located', () => {
  show('<p title="Order">…</p><p><i title="Bin">x</i><i title="Bin">y</i></p>');
  const element = document.querySelector('[title=Order]')!;
  const twin = document.querySelector('[title=Bin]')!;
  const index = new HitIndex(document, ['data-testid'], [], { strategies: inPage });

  const emitted = index.candidates(element);
  expect(emitted.map(({ selector: { strategy } }) => strategy)).toContain('tooltip');

  const proved = provenAt({ element: { candidates: emitted }, scope: null }, known);
  expect(proved).toContainEqual({ strategy: 'tooltip', value: 'Order', score: 0.9 });
  const ofTwin = provenAt({ element: { candidates: index.candidates(twin) }, scope: null }, known);
  expect(ofTwin.map(({ strategy }) => strategy)).not.toContain('tooltip');

  const selectors = proved.filter(({ strategy }) => String(strategy) === 'tooltip');
  expect(locate({ selectors }, { strategies: inPage })).toMatchObject({ element, healed: false });
});

it('a strategy that is not listed is refused by its name', () => {
  const selectors = [{ strategy: 'tooltip' as Selector['strategy'], value: 'Order', score: 0.9 }];
  expect(() => locate({ selectors })).toThrow('unknown selector strategy "tooltip"; use one of "testid"');
});
