import { describe, expect, test } from 'vitest';

import { contentRules } from '../../../src/intents/elements/content-rules.js';
import { element, reactScene, vueScene } from '../read-scene.js';

/** The rules in order, each with an element that it corrects and the entry after that. */
const cases: [rule: string, tag: string, markup: string, entry: object | null][] = [
  ['field that holds a field', 'Field', '<Field name="email"><input /></Field>', { is: 'wrapper' }],
  ['box of several fields', 'DateInput', '<DateInput label="When"><input /><input /></DateInput>', null],
  [
    'box of one field',
    'MoneyInput',
    '<MoneyInput label="Price"><input /></MoneyInput>',
    { is: 'wrapper', label: ['label', 'labelText', 'floatingLabelText'] },
  ],
  ['clickable drawing', 'TrashIcon', '<TrashIcon onClick={remove} />', { is: 'action', picture: true, label: [] }],
  ['click on the backdrop', 'p', '<p @click.self="close">x</p>', null],
  ['box around a surface', 'div', '<div onClick={close}><dialog open>x</dialog></div>', null],
  ['menu item around a control', 'MenuItem', '<MenuItem><button>Copy</button></MenuItem>', null],
  ['idle part', 'Chip', '<Chip label="New" />', null],
];

const imports = `import { TrashIcon } from 'lucide-react';
import { Chip } from '@mui/material';
import { Field } from 'formik';`;

describe('content rules', () => {
  test.each(cases)('%s corrects <%s>', (_, tag, markup, entry) => {
    const scene = markup.includes('@click') ? vueScene(markup, 'const close = () => {}') : reactScene(markup, imports);
    const { entry: corrected } = element(scene, tag);
    if (entry === null) expect(corrected).toBeNull();
    else expect(corrected).toMatchObject(entry);
  });

  test('every rule has a case, in order', () => {
    expect(cases.map(([rule]) => rule)).toEqual(contentRules.map(({ name }) => name));
  });
});
