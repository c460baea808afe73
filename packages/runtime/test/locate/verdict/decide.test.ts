import { describe, expect, test } from 'vitest';

import { decide, decisionRules, type Ballot } from '../../../src/locate/verdict/decide.js';
import type { Verdict } from '../../../src/locate/verdict/weigh.js';

const [one, two] = [{ id: 'one' }, { id: 'two' }] as unknown as [Element, Element];

const verdict = (more: Partial<Verdict> = {}): Verdict => ({
  element: one,
  score: 0.9,
  other: false,
  vetoed: false,
  sure: true,
  whole: false,
  same: false,
  marks: [],
  scope: 1,
  ...more,
});

/** Makes a ballot about these verdicts, the best first. */
function ballot(verdicts: Verdict[], more: Partial<Ballot> = {}): Ballot {
  const [best, ...rivals] = verdicts.filter(({ other }) => !other);
  return {
    verdicts,
    best,
    rivals,
    strict: false,
    floor: 0.5,
    margin: 0.25,
    wasLabelledAlone: false,
    structural: [],
    sharesLabel: () => false,
    ...more,
  };
}

const second = (more: Partial<Verdict> = {}): Verdict => verdict({ element: two, score: 0.1, ...more });

/** Each rule with ballots that it decides, and ballots that it leaves to the next. */
const cases: Record<string, { decides: Ballot[]; leaves: Ballot[]; as: object }> = {
  'one element in its slot is the same in everything': {
    decides: [ballot([second({ score: 0.95 }), verdict({ same: true })], { structural: [one] })],
    leaves: [
      ballot([verdict({ same: true })], { structural: [two] }),
      ballot([verdict({ same: true })], { structural: [one], strict: true }),
      ballot([verdict({ same: true })], { structural: [one], sharesLabel: () => true }),
      ballot([verdict({ same: true }), second({ same: true })], { structural: [one] }),
    ],
    as: { take: one },
  },
  'nothing resembles the target': {
    decides: [ballot([]), ballot([verdict({ score: 0.1 })])],
    leaves: [ballot([verdict()]), ballot([verdict({ score: 0.3 })]), ballot([verdict({ score: 0.9, other: true })])],
    as: { reason: 'gone' },
  },
  'nothing is enough like the target': {
    decides: [
      ballot([verdict({ score: 0.4 })]),
      ballot([verdict({ vetoed: true })]),
      ballot([verdict({ sure: false })]),
      ballot([verdict({ other: true })]),
    ],
    leaves: [ballot([verdict({ score: 0.5 })])],
    as: { reason: 'changed' },
  },
  'a rival has every mark of the best': {
    decides: [ballot([verdict({ marks: ['id'] }), second({ marks: ['id', 'name'] })])],
    leaves: [
      ballot([verdict(), second()]),
      ballot([verdict({ marks: ['id', 'name'] }), second({ marks: ['id'] })]),
      ballot([verdict({ marks: ['id'] }), second({ marks: ['id'], scope: 0.5 })]),
    ],
    as: { reason: 'ambiguous' },
  },
  'the lead over the second is below the margin': {
    decides: [ballot([verdict(), second({ score: 0.7 })])],
    leaves: [
      ballot([verdict()]),
      ballot([verdict(), second({ score: 0.6 })]),
      ballot([verdict(), second({ score: 0.9, other: true })]),
    ],
    as: { reason: 'ambiguous' },
  },
  'another element could now have the label': {
    decides: [ballot([verdict()], { wasLabelledAlone: true, sharesLabel: () => true })],
    leaves: [ballot([verdict()], { sharesLabel: () => true }), ballot([verdict()], { wasLabelledAlone: true })],
    as: { reason: 'ambiguous' },
  },
  'the best verdict wins': { decides: [ballot([verdict()])], leaves: [ballot([])], as: { take: one } },
};

test('every rule has cases', () => {
  expect(Object.keys(cases)).toEqual(decisionRules.map(({ name }) => name));
});

describe.each(decisionRules)('$name', (rule) => {
  const { decides, leaves, as } = cases[rule.name]!;
  test.each(decides)('decides ballot %#', (one) => expect(rule.decide(one)).toEqual(as));
  test.each(leaves)('leaves ballot %# to the next rule', (one) => expect(rule.decide(one)).toBeUndefined());
});

test('the first rule that decides wins', () => {
  expect(decide(ballot([verdict({ marks: ['id'] }), second({ marks: ['id'], score: 0.1 })]))).toEqual({
    reason: 'ambiguous',
  });
  expect(decide(ballot([verdict(), second()]))).toEqual({ take: one });
  expect(decide(ballot([verdict({ score: 0.1 }), second({ sure: false })]))).toEqual({ reason: 'gone' });
});
