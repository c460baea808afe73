import { integrityOf, type GroundTruthMap, type Target } from '@webmcp/contract';
import type { TargetTrials } from '@webmcp/probe';
import pc from 'picocolors';
import { expect, it } from 'vitest';

import { survivalTable } from '../src/report/survival-table.js';
import { summarize, survivalByTarget, survivalProblems } from '../src/run/survival.js';

const trials = (...verdicts: TargetTrials['trials'][number]['verdict'][]): TargetTrials['trials'] =>
  verdicts.map((verdict, index) => ({ mutation: ['none', 'removed', 'tag swapped'][index]!, verdict }));
const all: TargetTrials[] = [
  { tool: 'wm_1', part: 'action', state: 'home', trials: trials('survived', 'wrong', 'survived') },
  { tool: 'wm_1', part: 'action', state: 'cart', trials: trials('survived', 'survived', 'survived') },
  { tool: 'wm_2', part: 'action', state: 'home', trials: trials('survived', 'survived', 'abstained') },
  { tool: 'wm_3', part: 'action', state: 'home', trials: trials('survived', 'abstained', 'abstained') },
];

it('adds the trials of all states up, wrong apart from not found', () => {
  expect(Object.fromEntries(survivalByTarget(all))).toEqual({
    'wm_1 action': { survived: 5, trials: 6, wrong: 1 },
    'wm_2 action': { survived: 2, trials: 3, wrong: 0 },
    'wm_3 action': { survived: 1, trials: 3, wrong: 0 },
  });
  expect(survivalTable(summarize(all, 1.23), pc.createColors(false))).toEqual([
    'under a change         survives  not found  wrong',
    'none                   4 of 4    0          0',
    'removed                2 of 4    1          1',
    'tag swapped            2 of 4    2          0',
    '3 targets in 2 states  8 of 12   3          1',
    'measured in 1.2 s',
  ]);
});

it('lists what was mistaken and what survives little, with where and why', () => {
  const sums = survivalByTarget(all);
  const bare: Omit<GroundTruthMap, 'integrity'> = {
    version: 1,
    generator: { name: 'webmcp', version: '0.1.0' },
    app: { frameworks: [] },
    testIdAttributes: [],
    states: [],
    tools: ['wm_1', 'wm_2', 'wm_3'].map((id, line) => {
      const action: Target = { selectors: [], confidence: 0.6 };
      const survival = sums.get(`${id} action`);
      return {
        id,
        name: id,
        title: id,
        description: id,
        kind: 'action',
        risk: { level: 'safe', reasons: [] },
        source: { file: 'a.html', line, column: 1 },
        states: [],
        fields: [],
        action: survival === undefined ? action : { ...action, survival },
      };
    }),
    unstable: [],
    unmatched: { intents: [], elements: [] },
  };
  expect(
    survivalProblems({ ...bare, integrity: integrityOf(bare) }, all).map(({ code, message, where }) => ({
      code,
      message,
      where,
    })),
  ).toEqual([
    {
      code: 'SURVIVAL_LOW',
      message:
        'wm_1: its action survives 5 of 6 changes of the page, wrong 1; another element was taken under: removed',
      where: 'a.html:0:1',
    },
    {
      code: 'SURVIVAL_LOW',
      message: 'wm_3: its action survives 1 of 3 changes of the page, wrong 0; not found under: removed, tag swapped',
      where: 'a.html:2:1',
    },
  ]);
});
