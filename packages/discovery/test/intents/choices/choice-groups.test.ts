import { describe, expect, test } from 'vitest';

import { readHtml, readReact, type ReadApp } from '../read-app.js';

const fields = (app: ReadApp): string[] =>
  app.intents.map(({ control, options }) => `${control} ${options?.map(({ label }) => label).join('/') ?? ''}`.trim());

const radio = (name: string, label: string): string =>
  `<label><input type="radio" name="${name}" value="${label}">${label}</label>`;
const box = (name: string, label: string): string =>
  `<label><input type="checkbox" name="${name}" value="${label}">${label}</label>`;

describe('choice groups', () => {
  test.each([
    ['radios of one name are one field', radio('s', 'A') + radio('s', 'B'), ['radio A/B']],
    ['radios of two names are two fields', radio('s', 'A') + radio('t', 'B'), ['radio A', 'radio B']],
    [
      'radios of two forms are two fields',
      `<form>${radio('s', 'A')}</form><form>${radio('s', 'B')}</form>`,
      ['radio A', 'radio B'],
    ],
    [
      'radios of a radiogroup are its members',
      `<div role="radiogroup" aria-label="Size">${radio('s', 'A')}${radio('t', 'B')}</div>`,
      ['radio A/B'],
    ],
    ['checkboxes of one name are one field', box('c', 'A') + box('c', 'B'), ['listbox A/B']],
    ['a single checkbox stays one', box('c', 'A'), ['checkbox']],
    ['checkboxes with one value are several fields', box('c', 'A') + box('c', 'A'), ['checkbox', 'checkbox']],
  ])('%s', (_, body, expected) => {
    expect(fields(readHtml(body))).toEqual(expected);
  });

  test('checkboxes of one state need a fieldset around them', () => {
    const boxes = ['A', 'B']
      .map((v) => `<input type="checkbox" value="${v}" aria-label="${v}" checked={state.list} />`)
      .join('');
    expect(fields(readReact(`<fieldset><legend>Tags</legend>${boxes}</fieldset>`))).toEqual(['listbox A/B']);
    expect(fields(readReact(boxes))).toEqual(['checkbox', 'checkbox']);
  });
});
