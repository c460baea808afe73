import { describe, expect, test } from 'vitest';

import { groupLabelSources } from '../../../src/intents/choices/group-labels.js';
import { readHtml, readReact } from '../read-app.js';

const radios =
  '<label><input type="radio" name="s" value="a">A</label><label><input type="radio" name="s" value="b">B</label>';
const jsx = '<input type="radio" name="s" value="a" /><input type="radio" name="s" value="b" />';

/** The sources in order, each with a group and its first label. */
const cases: [source: string, label: () => string | undefined, expected: string][] = [
  [
    'own name',
    () => readHtml(`<div role="radiogroup" aria-label="Size">${radios}</div>`).intents[0]?.labels[0]?.text,
    'Size',
  ],
  [
    'label inside',
    () =>
      readReact(`<RadioGroup><label>Size</label>${jsx}</RadioGroup>`, `import { RadioGroup } from '@mui/material';`)
        .intents[0]?.labels[0]?.text,
    'Size',
  ],
  [
    'fieldset',
    () => readHtml(`<fieldset><legend>Size</legend>${radios}</fieldset>`).intents[0]?.labels[0]?.text,
    'Size',
  ],
  [
    'wrapper',
    () =>
      readReact(`<Form.Item label="Size">${jsx}</Form.Item>`, `import { Form } from 'antd';`).intents[0]?.labels[0]
        ?.text,
    'Size',
  ],
  [
    'text beside the group',
    () => readHtml(`<div><p>Size</p><div>${radios}</div></div>`).intents[0]?.labels[0]?.text,
    'Size',
  ],
];

describe('group labels', () => {
  test.each(cases)('%s', (_, label, expected) => {
    expect(label()).toBe(expected);
  });

  test('every source has a case, in order', () => {
    expect(cases.map(([source]) => source)).toEqual(groupLabelSources.map(({ name }) => name));
  });
});
