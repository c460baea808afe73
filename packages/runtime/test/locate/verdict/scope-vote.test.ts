import { expect, test } from 'vitest';

import { scopeVote } from '../../../src/locate/verdict/scope-vote.js';
import { pollWith } from './contender-of.js';

test.each([
  [['form:A', 'main'], ['form:A', 'main'], false, 1],
  [['form:A', 'main'], ['main'], false, 0.5],
  [['form:A'], ['form:B'], false, -1],
  [[], ['form:B'], false, undefined],
  [[], [], false, 0.5],
  [['form:A'], [], true, 0.5],
  [['form:A'], ['form:A'], true, 1],
])('scopes %j captured, %j now, in a located root %j: the vote is %j', (scope, now, within, vote) => {
  const own = { kind: 'button', texts: [], icon: undefined, scope: now };
  expect(scopeVote(own, pollWith({ within, print: { scope } }))).toBe(vote);
});
