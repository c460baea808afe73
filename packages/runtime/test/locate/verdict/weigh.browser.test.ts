import { expect, test } from 'vitest';

import { traitsReader } from '../../../src/locate/fingerprint/traits.js';
import { weigh, type Verdict } from '../../../src/locate/verdict/weigh.js';
import { rewording, sharedSignal, weights } from '../../../src/locate/verdict/weights.js';
import { pollWith } from './contender-of.js';

/** Weighs the buttons of a page for a target `button "Save"`. */
function weighed(html: string, more: Parameters<typeof pollWith>[0] = {}): Verdict[] {
  document.body.innerHTML = html;
  return weigh(pollWith({ read: traitsReader(), pool: [...document.querySelectorAll('button')], ...more }));
}
const inMain = { scope: ['main'] };
const main = (inside: string): string => `<main>${inside}</main>`;

test('the score adds the weights of agreeing signals that only the target had', () => {
  const [verdict] = weighed(main('<button id="go">Save</button>'), {
    unique: ['label', 'id'],
    print: { ...inMain, id: 'go' },
  });
  const sum = weights.label![0] + weights.id![0] + weights.kind![0] + weights.scope![0];
  expect(verdict!.score).toBeCloseTo(sum);
  expect(verdict).toMatchObject({ whole: true, sure: true, vetoed: false, other: false, marks: ['id'], scope: 1 });
});

test('a signal that others share keeps a part of its weight', () => {
  const [one] = weighed(main('<button>Save</button><button>Save</button>'), { unique: ['label'], print: inMain });
  expect(one!.score).toBeCloseTo(weights.label![0] * sharedSignal + weights.kind![0] + weights.scope![0]);
});

test('a signal that differs takes its weight away', () => {
  const [verdict] = weighed(main('<button id="other">Save</button>'), {
    unique: ['label', 'id'],
    print: { ...inMain, id: 'go' },
  });
  expect(verdict!.score).toBeCloseTo(weights.label![0] + weights.id![1] + weights.kind![0] + weights.scope![0]);
  expect(verdict!.whole).toBe(false);
});

test('another wording has the weight of its relation', () => {
  const [verdict] = weighed(main('<button>Cancel</button>'), { unique: ['label'], print: inMain });
  expect(verdict!.score).toBeCloseTo(rewording.conflict + weights.kind![0] + weights.scope![0]);
  expect(verdict!.vetoed).toBe(true);
});
