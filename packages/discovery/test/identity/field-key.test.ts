import type { PageElement } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { fieldKey, keyRules, shownFieldKey, uniqueKeys, writtenKey } from '../../src/identity/field-key.js';
import type { Intent } from '../../src/intents/model/intent.js';
import { buildWorld, handler, type ControlSpec } from '../match/build-world.js';

/** A field with the texts of every rule, from which a test takes some away. */
const full: ControlSpec = { label: 'Full name', control: 'text', name: 'fullName', domId: 'person' };

interface Given {
  spec: ControlSpec;
  /** Attributes of the element. Without them no page shows the field. */
  page?: PageElement['attributes'];
  binds?: string;
}

/** For each rule a field that it, and no rule before, gives a key. */
const cases: Record<string, [given: Given, key: string]> = {
  'source-name': [{ spec: full, page: { name: 'onPage' } }, 'fullName'],
  'page-name': [{ spec: { ...full, name: ':r1:' }, page: { name: ' onPage ' } }, 'onPage'],
  'source-id': [{ spec: { label: 'Full name', control: 'text', domId: 'person' }, page: { id: 'on-page' } }, 'person'],
  'page-id': [{ spec: { label: 'Full name', control: 'text' }, page: { id: 'on-page' } }, 'on-page'],
  label: [{ spec: { label: 'Full name', control: 'text' }, page: { id: 'field-3', name: 'pc31_name' } }, 'full_name'],
  'code-for-label': [
    { spec: { label: '氏名', control: 'text', placeholder: 'Ada' }, binds: 'Form:person.fullName' },
    'full_name',
  ],
  placeholder: [{ spec: { label: '', control: 'text', placeholder: 'Full name' } }, 'full_name'],
  code: [{ spec: { label: '', control: 'text', placeholder: '0.00' }, binds: 'Form:person.fullName' }, 'full_name'],
};

function read({ spec, page, binds }: Given): [Intent, PageElement | undefined] {
  const { appModel, snapshot } = buildWorld([spec]);
  const [intent] = appModel.intents as [Intent];
  const [element] = snapshot.elements as [PageElement];
  return [
    { ...intent, ...(binds === undefined ? {} : { binds }) },
    page === undefined ? undefined : { ...element, attributes: page },
  ];
}

describe('keyRules', () => {
  test('each rule has a case', () => {
    expect(Object.keys(cases)).toEqual(keyRules.map(({ name }) => name));
  });

  test.each(Object.entries(cases))('%s: gives the key', (name, [given, key]) => {
    const [intent, element] = read(given);
    expect(keyRules.find((rule) => rule.key(intent, element) !== undefined)?.name).toBe(name);
    expect(fieldKey(intent, element)).toBe(key);
  });

  test('fieldKey falls back to the name of a handler, then to the kind of control', () => {
    const named = read({ spec: { label: '氏名', control: 'text', handlers: [handler('change', 'handleTownChange')] } });
    expect(fieldKey(...named)).toBe('town');
    expect(fieldKey(...read({ spec: { label: '氏名', control: 'text' } }))).toBe('text');
  });

  test('writtenKey skips labels and code', () => {
    expect(writtenKey(...read({ spec: { label: 'Full name', control: 'text' } }))).toBeUndefined();
  });

  test('page-id skips the id of a radio, which is that option’s', () => {
    expect(fieldKey(...read({ spec: { label: 'Payment', control: 'radio' }, page: { id: 'Card' } }))).toBe('payment');
  });
});

test('uniqueKeys numbers repeated keys in order', () => {
  expect(uniqueKeys(['a', 'b', 'a', 'a_2'])).toEqual(['a', 'b', 'a_2', 'a_2_2']);
});

describe('shownFieldKey', () => {
  const box: ControlSpec = { label: 'Done', control: 'checkbox' };
  const shown = (names: string[], labels: Intent['labels'], inRow: boolean): string => {
    const { appModel, snapshot } = buildWorld([box]);
    const [intent] = appModel.intents as [Intent];
    const [element] = snapshot.elements as [PageElement];
    const elements = names.map((name) => ({ ...element, attributes: {}, name }));
    return shownFieldKey({ ...intent, labels }, elements, inRow);
  };
  const unknown: Intent['labels'] = [{ text: '…', parts: [null], from: 'label' }];

  test('leaves out a name that differs between rows', () => {
    expect(shown(['Eat', 'Sleep'], [], true)).toBe('checkbox');
  });

  test('leaves out the only name in a row whose label the source does not know', () => {
    expect(shown(['Eat'], unknown, true)).toBe('checkbox');
  });

  test.each([
    [true, 'checkbox'],
    [false, 'Pay rent'],
  ])('takes attributes that only the page has for data in a row: %s', (inRow, key) => {
    const { appModel, snapshot } = buildWorld([box]);
    const [intent] = appModel.intents as [Intent];
    const [element] = snapshot.elements as [PageElement];
    const shownAs = { ...element, name: '', attributes: { name: 'Pay rent' } };
    expect(shownFieldKey({ ...intent, labels: [] }, [shownAs], inRow)).toBe(key);
  });

  test('takes the name that all rows share, and the name outside of rows', () => {
    expect(shown(['Done', 'Done'], [], true)).toBe('done');
    expect(shown(['E-mail'], unknown, false)).toBe('e_mail');
  });
});

test('a switch takes no key from the label that it shows while it is off', () => {
  const labelled = (control: Intent['control'], ...texts: string[]): Intent => {
    const [intent] = read({ spec: { label: '', control }, binds: 'Page:i18n.language' });
    return { ...intent, labels: texts.map((text) => ({ text, from: 'prop' as const })) };
  };
  expect(fieldKey(labelled('switch', 'हिंदी', 'English'))).toBe('language');
  expect(fieldKey(labelled('switch', 'Dark mode', 'Light mode'))).toBe('dark_mode');
  expect(fieldKey(labelled('text', '氏名', 'Full name'))).toBe('full_name');
});

test('a box without a label takes its key from the text that ticks it', () => {
  const [intent] = read({ spec: { label: '', control: 'checkbox' }, binds: 'item.column' });
  expect(fieldKey({ ...intent, tickedAt: 'done' })).toBe('done');
  expect(fieldKey(intent)).toBe('column');
});
