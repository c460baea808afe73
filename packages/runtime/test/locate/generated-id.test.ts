import { expect, test } from 'vitest';

import { isGeneratedId } from '../../src/locate/generated-id.js';

test.each([
  ':r1:',
  '«r1»',
  '_r_1_',
  'radix-:r3:',
  'radix-12',
  'mui-42',
  'el-id-1024-7',
  'input-12',
  'v-0',
  'headlessui-listbox-button-3',
  'react-select-2-input',
  'css-1q2w3e',
  'sc-bdVaJa',
  'b3f9a2c1',
  '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
  'field_1718',
  'ember204',
  'mat-input-0',
  'checkbox-7',
])('%s was generated', (id) => expect(isGeneratedId(id)).toBe(true));

test.each([
  'email',
  'sign-up',
  'firstName',
  'first_name',
  'addressLine2',
  'inputEmail',
  'q',
  'card-number',
  'step-two',
  'user[email]',
  'searchBox',
  'exampleInputEmail1',
  'oauth2',
  'h1-title',
  'billing-address-1',
  'email2',
])('%s was written by hand', (id) => expect(isGeneratedId(id)).toBe(false));
