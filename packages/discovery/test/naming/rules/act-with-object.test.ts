import { expect, test } from 'vitest';

import { actWithObject } from '../../../src/naming/rules/act-with-object.js';
import { call, handler } from '../../match/build-world.js';
import { namedBy, toolOf } from '../tool-of.js';

test('the rule takes the object from the title', () => {
  expect(
    namedBy(
      actWithObject,
      toolOf({ box: 'region', label: 'Your profile', inside: [{ label: 'Save' }] }, { container: 0 }),
    ),
  ).toBe('act-with-object: save_profile "Save profile"');
});

test('the rule takes the object from the row before the title', () => {
  expect(
    namedBy(
      actWithObject,
      toolOf(
        { box: 'rows', label: 'orders', rows: ['a'], inside: [{ label: 'Cancel' }] },
        { kind: 'row-action', row: 0 },
      ),
    ),
  ).toBe('act-with-object: cancel_order "Cancel order"');
});

test('the rule takes the object of a deletion from the code before the title', () => {
  expect(
    namedBy(
      actWithObject,
      toolOf(
        {
          box: 'dialog',
          label: 'Expenses',
          inside: [{ label: 'Delete', handlers: [handler('click', undefined, [call('deleteBudget')])] }],
        },
        { container: 0 },
      ),
    ),
  ).toBe('act-with-object: delete_budget "Delete budget"');
});

test('the rule leaves an act without an object around it', () => {
  expect(namedBy(actWithObject, toolOf({ label: 'Save' }))).toBe(undefined);
});

test('the rule leaves an act with its own object', () => {
  expect(
    namedBy(
      actWithObject,
      toolOf({ box: 'region', label: 'Your profile', inside: [{ label: 'Save all' }] }, { container: 0 }),
    ),
  ).toBe(undefined);
});
