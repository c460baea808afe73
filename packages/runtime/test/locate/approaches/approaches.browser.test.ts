import type { Selector } from '@webmcp/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { whileStill } from '../../../src/dom/still.js';
import { agreementOfSelectors } from '../../../src/locate/approaches/agreement-of-selectors.js';
import { searchFor, type Located, type LocateTarget, type Search } from '../../../src/locate/approaches/search.js';
import { unchangedBestHit } from '../../../src/locate/approaches/unchanged-best-hit.js';
import { votesAmongLikeWords, votesAmongSameWords } from '../../../src/locate/approaches/votes.js';
import { describe as describeElement } from '../../../src/locate/describe.js';

const $ = (selector: string): Element => document.querySelector(selector)!;

/** Tries one approach on the page as it is. */
const tried = (
  approach: (search: Search) => Located | undefined,
  target: LocateTarget,
  strict = false,
): Located | undefined => whileStill(() => approach(searchFor(target, { strict })));

const css = (value: string, score = 0.5): Selector => ({ strategy: 'css', value, score });

beforeEach(() => {
  document.body.innerHTML =
    '<form aria-label="Order"><button id="save">Save</button><button id="stop">Cancel</button></form>';
});

describe('agreementOfSelectors', () => {
  test('takes the element that all single hits agree on', () => {
    const selectors = [css('#save'), css('button', 0.45), css('form > :first-child', 0.2)];
    expect(tried(agreementOfSelectors, { selectors })).toEqual({
      element: $('#save'),
      by: selectors[0],
      healed: false,
    });
  });

  test('reports the selector that found the element where the best one does not', () => {
    const selectors = [css('#gone'), css('#save', 0.45)];
    expect(tried(agreementOfSelectors, { selectors })).toEqual({ element: $('#save'), by: selectors[1], healed: true });
  });

  test('abstains where single hits differ, and where there is none', () => {
    expect(tried(agreementOfSelectors, { selectors: [css('#save'), css('#stop')] })).toEqual({
      reason: 'ambiguous',
      candidates: ['button "Save"', 'button "Cancel"'],
    });
    expect(tried(agreementOfSelectors, { selectors: [css('#gone')] })).toEqual({ reason: 'gone', candidates: [] });
  });

  test('takes a path alone, but never in strict mode', () => {
    const selectors = [css('form > :first-child', 0.2)];
    expect(tried(agreementOfSelectors, { selectors })).toMatchObject({ element: $('#save') });
    expect(tried(agreementOfSelectors, { selectors }, true)).toMatchObject({ reason: 'ambiguous' });
  });

  test('leaves a target with a fingerprint to the votes', () => {
    expect(tried(agreementOfSelectors, describeElement($('#save')))).toBeUndefined();
  });
});

describe('unchangedBestHit', () => {
  test('takes the only hit of the best selector where nothing changed', () => {
    const target = describeElement($('#save'));
    expect(tried(unchangedBestHit, target)).toEqual({ element: $('#save'), by: target.selectors[0], healed: false });
  });

  test.each([
    ['the label changed', () => ($('#save').textContent = 'Store')],
    ['a copy has the same id', () => document.body.insertAdjacentHTML('beforeend', '<a id="save" href="#">Keep</a>')],
    ['the hit is gone', () => $('#save').remove()],
  ])('leaves the target to the votes where %s', (_, change) => {
    const target = describeElement($('#save'));
    change();
    expect(tried(unchangedBestHit, target)).toBeUndefined();
  });
});

describe('votes', () => {
  test('votesAmongSameWords finds an element whose id changed', () => {
    const target = describeElement($('#save'));
    $('#save').id = 'other';
    expect(tried(votesAmongSameWords, target)).toMatchObject({ element: $('#other') });
  });

  test('votesAmongLikeWords finds an element whose role is related to the captured one', () => {
    const target = describeElement($('#save'));
    $('#save').outerHTML = '<a id="other" href="#">Save</a>';
    expect(tried(votesAmongSameWords, target)).toMatchObject({ reason: 'gone' });
    expect(tried(votesAmongLikeWords, target)).toMatchObject({ element: $('#other'), healed: true });
  });

  test('votesAmongLikeWords looks at elements with any word of the label', () => {
    const target = describeElement($('#save'));
    $('#save').outerHTML = '<button class="x">Please save it now</button>';
    $('.x').insertAdjacentHTML('afterend', '<button class="y">Now</button>');
    const near = tried(votesAmongLikeWords, target);
    expect(near).toMatchObject({ element: $('.x') });
  });

  test('votesAmongLikeWords leaves a target without a label', () => {
    document.body.innerHTML = '<button id="a"><svg></svg></button>';
    expect(tried(votesAmongLikeWords, describeElement($('#a')))).toBeUndefined();
  });
});
