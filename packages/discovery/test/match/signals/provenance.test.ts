import { describe, expect, test } from 'vitest';

import { otherUse as replaced, siteAgreement } from '../../../src/match/signals/provenance.js';

const button = 'ui/button.tsx:9:3';
const [use, otherUse, page, otherPage] = ['list.tsx:4:5', 'list.tsx:9:5', 'orders.tsx:8:7', 'books.tsx:8:7'];
const wrapper = 'ui/menu.tsx:5:1';
const agreement = (sites: string[], sources: string[]): number => siteAgreement(sites, sources) ?? -1;

describe('siteAgreement', () => {
  test('returns undefined if one side has no site', () => {
    expect(siteAgreement([], [button])).toBeUndefined();
    expect(siteAgreement([button], [])).toBeUndefined();
  });

  test('further sites of wrappers and of the page cost little', () => {
    expect(agreement([button, use], [button, use])).toBe(1);
    expect(agreement([button, use, page], [button, wrapper, use, wrapper, page, 'main.tsx:1:1'])).toBeGreaterThan(0.9);
    expect(agreement([button, use, page], [button, use])).toBeGreaterThan(0.9);
  });

  test('another use of the same component is another control, inner or outer', () => {
    const right = agreement([button, use, page], [button, use, page]);
    expect(agreement([button, otherUse, page], [button, use, page])).toBeLessThan(0.9);
    expect(agreement([button, use, otherPage], [button, use, page])).toBeLessThan(0.9);
    expect(agreement([button, otherPage], [button, use, page])).toBeLessThan(0.9);
    expect(agreement([button, otherUse, page], [button, use, page])).toBe(replaced);
    expect(right).toBe(1);
  });

  test('common outer sites alone have a low agreement', () => {
    expect(agreement(['list.tsx:2:1', use, page], [button, use, page])).toBeLessThan(0.4);
    expect(agreement(['list.tsx:2:1'], [use])).toBeLessThan(0.2);
    expect(agreement(['other.tsx:2:1'], [use])).toBe(0);
  });

  test('a common use decides between two with the same innermost site', () => {
    const sources = [button, use, page];
    expect(agreement([button, use, page], sources)).toBeGreaterThan(agreement([button, page], sources));
  });
});
