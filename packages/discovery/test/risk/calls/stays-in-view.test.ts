import { expect, test } from 'vitest';

import { staysInView } from '../../../src/risk/calls/stays-in-view.js';
import { call, handler } from '../../match/build-world.js';
import { subjectOf } from '../subject-of.js';

test.each([
  ['a state setter', [handler('click', undefined, [call('setOpen')])], true],
  ['a request', [handler('click', undefined, [call('fetch', '/a')])], false],
  ['a setter and an unknown call', [handler('click', undefined, [call('setOpen'), call('go2')])], false],
  ['no handler', [], false],
])('a tool with %s stays in the view: %s', (_, handlers, stays) => {
  expect(staysInView(subjectOf({ label: 'Go', handlers }))).toBe(stays);
});
