import type { PageContainer, PageElement, PageSnapshot } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { mayBePressed, pressRules } from '../../src/explore/press-rules.js';

const form = { index: 0, tag: 'form', kind: 'form' } as PageContainer;
const snapshot: PageSnapshot = { state: 'home', route: '/', elements: [], containers: [form] };
const button = { role: 'button', tag: 'button', attributes: {}, disabled: false, chain: [] as number[] } as PageElement;

/** For each rule an element that it forbids. */
const cases: Record<string, Partial<PageElement>> = {
  disabled: { disabled: true },
  'other-role': { role: 'combobox' },
  'other-page': { role: 'link', attributes: { href: '/orders' } },
  'submits-or-resets': { attributes: { type: 'submit' } },
  'submits-by-default': { chain: [0] },
};

describe('pressRules', () => {
  test('each rule has a case', () => {
    expect(Object.keys(cases)).toEqual(pressRules.map(({ name }) => name));
  });

  test.each(Object.entries(cases))('%s: forbids a press', (name, change) => {
    const element = { ...button, ...change };
    const forbidding = pressRules.filter((rule) => rule.forbids(element, snapshot));
    expect(forbidding.map((rule) => rule.name)).toEqual([name]);
    expect(mayBePressed(element, snapshot)).toBe(false);
  });

  test.each<[what: string, change: Partial<PageElement>]>([
    ['a button', {}],
    ['the head of a card', { role: 'banner', tag: 'header' }],
    ['a link within the page', { role: 'link', tag: 'a', attributes: { href: '#' } }],
    ['a button in a form with type button', { chain: [0], attributes: { type: 'button' } }],
  ])('%s may be pressed', (_, change) => {
    expect(mayBePressed({ ...button, ...change }, snapshot)).toBe(true);
  });
});
