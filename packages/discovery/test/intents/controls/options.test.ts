import { describe, expect, test } from 'vitest';

import { readHtml, readReact } from '../read-app.js';

const native = (content: string): unknown => readHtml(`<select aria-label="x">${content}</select>`).intents[0]?.options;
const data = (options: string, more = ''): unknown =>
  readReact(`<TownSelect label="Town" options={${options}} ${more} />`).intents[0]?.options;

describe('options', () => {
  test.each([
    ['<option value="a">A</option>', [{ value: 'a', label: 'A' }]],
    ['<option>A</option>', [{ value: 'A', label: 'A' }]],
    ['<option value="a" label="A"></option>', [{ value: 'a', label: 'A' }]],
    ['<option></option><option>A</option>', [{ value: 'A', label: 'A' }]],
    ['<optgroup label="G"><option>A</option></optgroup>', [{ value: 'A', label: 'A' }]],
    ['', undefined],
  ])('the elements %s', (content, options) => {
    expect(native(content)).toEqual(options);
  });

  test.each([
    ["['a']", [{ value: 'a', label: 'a' }]],
    ["[{ label: 'A', value: 1 }]", [{ value: '1', label: 'A' }]],
    ["[{ label: 'G', options: [{ label: 'A' }] }]", [{ label: 'A' }]],
    ["[{ label: 'A' }, other]", undefined],
    ['towns', undefined],
  ])('the data %s', (options, expected) => {
    expect(data(options)).toEqual(expected);
  });

  test('a prop names the member with the label', () => {
    expect(data("[{ city: 'A', value: 'a' }]", 'optionLabel="city"')).toEqual([{ value: 'a', label: 'A' }]);
  });

  test('options in a loop over data are unknown', () => {
    expect(
      readReact('<select aria-label="x">{towns.map((t) => <option>{t}</option>)}</select>').intents[0],
    ).not.toHaveProperty('options');
  });
});
