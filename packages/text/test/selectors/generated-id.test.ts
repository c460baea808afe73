import { expect, test } from 'vitest';

import { isGeneratedId, isGeneratedName } from '../../src/index.js';

/** The 13 ids on which two earlier rules disagreed, or which one of them missed, come first. */
const generatedIds = [
  'order-1041',
  'tab-2',
  'form-2',
  'list-3',
  'label_4',
  'ember204',
  'sc-bdVaJa',
  'control-1',
  'collapse-2',
  'accordion-1',
  'ion-input-3',
  'field_1718',
  ':r1:',
  '«r1»',
  '_r_1_',
  'radix-:r3:',
  'radix-:r3:-trigger',
  'radix-12',
  'mui-42',
  'mantine-a1b2c3d4e',
  'el-id-1024-7',
  'input-12',
  'input-v-12',
  'v-0',
  'v-0-1',
  'headlessui-listbox-button-3',
  'react-select-2-input',
  'rc_select_0',
  'pv_id_12',
  'css-1q2w3e',
  'jss-12',
  '123',
  'b3f9a2c1',
  'a3f9c1d27b',
  '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
  'mat-input-0',
  'checkbox-7',
  // `Math.random().toString(36)` of an app.
  'input-sl97m3hq7',
  'field_k2j41x9',
  '',
];

const handWrittenIds = [
  'css-grid',
  'email',
  'sign-up',
  'signup_form',
  'firstName',
  'first_name',
  'addressLine2',
  'address2',
  'inputEmail',
  'input-email2',
  'q',
  'q1',
  'new-date',
  'card-number',
  'step-two',
  'user[email]',
  'searchBox',
  'exampleInputEmail1',
  'oauth2',
  'h1-title',
  'billing-address-1',
  'line-1-of-address',
  'billingStreet',
  'email2',
  'Größe',
  'sc-header',
  'input-address12',
  'b2b-offer',
];

test.each(generatedIds)('isGeneratedId accepts %j as made by a machine', (id) => {
  expect(isGeneratedId(id)).toBe(true);
});

test.each(handWrittenIds)('isGeneratedId takes %j for hand-written', (id) => {
  expect(isGeneratedId(id)).toBe(false);
});

test.each([
  ['field-1', false],
  ['version-2', false],
  ['form:email', false],
  ['order-1041', false],
  [':r7:', true],
  ['radio-group-v-19', true],
  ['550e8400-e29b-41d4-a716-446655440000', true],
])('isGeneratedName keeps counters, because names are posted: %j is %j', (name, generated) => {
  expect(isGeneratedName(name)).toBe(generated);
});
