import type { Selector } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { Intent } from '../../src/intents/model/intent.js';
import type { MatchedElement } from '../../src/match/model/matched-elements.js';
import { onAgreedName } from '../../src/selectors/agreed-name.js';

const onName: Selector = { strategy: 'css', value: 'input[name="title"]', score: 0.45 };
const shown = (name: string): MatchedElement => ({ element: { attributes: { name } } }) as MatchedElement;
const written = (name?: string): Intent => ({ name }) as Intent;

test('a name that source and page agree on makes the selector sure', () => {
  expect(onAgreedName(written('title'), [shown('title'), shown('title')])(onName).score).toBe(0.65);
});

test('a field whose id is the name of the source is as sure', () => {
  const select = { element: { attributes: { id: 'title' } } } as MatchedElement;
  const onId = { ...onName, value: '#title' };
  expect(onAgreedName({ ...written('title'), kind: 'field' }, [select])(onId).score).toBe(0.65);
  expect(onAgreedName({ ...written('title'), kind: 'action' }, [select])(onId)).toBe(onId);
  expect(onAgreedName({ ...written('heading'), kind: 'field', labels: [] }, [select])(onId)).toBe(onId);
});

test.each([
  ['the source writes no name', written(), [shown('title')], onName],
  ['the source writes another name', written('heading'), [shown('title')], onName],
  ['one state shows another name', written('title'), [shown('title'), shown('heading')], onName],
  ['the selector rests on a path', written('title'), [shown('title')], { ...onName, value: 'form > input' }],
  ['the selector rests on an id', written('title'), [shown('title')], { ...onName, value: '#title' }],
])('the score stays if %s', (_, intent, elements, selector) => {
  expect(onAgreedName(intent, elements)(selector)).toBe(selector);
});
