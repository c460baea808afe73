import { type GroundTruthMap, integrityOf, targetsOf } from '@webmcp/contract';
import { describe, expect, it } from 'vitest';

import { differences } from '../../../src/map/compare/compare-maps.js';
import { earlierSurvival, withSurvival } from '../../../src/map/carry-over/with-survival.js';

const name = { strategy: 'label', value: 'Name', score: 0.8 } as const;
const bare: Omit<GroundTruthMap, 'integrity'> = {
  version: 1,
  generator: { name: 'webmcp', version: '0.1.0' },
  app: { frameworks: ['html'] },
  testIdAttributes: ['data-mcp'],
  states: [],
  tools: [
    {
      id: 'wm_1',
      name: 'sign_up',
      title: 'Sign up',
      description: 'Signs up.',
      kind: 'form',
      risk: { level: 'safe', reasons: [] },
      source: { file: 'a.html', line: 1, column: 1 },
      states: ['home'],
      container: { selectors: [], confidence: 0 },
      reach: [
        { do: 'navigate', route: '/' },
        { do: 'click', target: { selectors: [], confidence: 0 } },
      ],
      fields: [
        {
          key: 'name',
          label: 'Name',
          role: 'textbox',
          schema: {},
          required: true,
          selectors: [name],
          confidence: 0.8,
          container: { selectors: [], confidence: 0 },
        },
      ],
      action: { selectors: [], confidence: 0 },
    },
  ],
  unstable: [],
  unmatched: { intents: [], elements: [] },
};
const map: GroundTruthMap = { ...bare, integrity: integrityOf(bare) };
const survival = { survived: 9, trials: 12, wrong: 1 };

describe('withSurvival', () => {
  it('writes survival to every kind of target, with a new hash, into a copy of the map', () => {
    const parts: string[] = [];
    const measured = withSurvival(map, (_, part) => {
      parts.push(part);
      return survival;
    });
    expect(parts).toEqual(['container', 'opener 1', 'field name container', 'field name', 'action']);
    expect(measured.tools.flatMap(targetsOf).map(({ target }) => target.survival)).toEqual(parts.map(() => survival));
    expect(measured.integrity).toBe(integrityOf(measured));
    expect(map.integrity).toBe(integrityOf(map));
    expect(differences(map, measured).drift).toEqual([]);
  });

  it('earlierSurvival keeps the survival of a target with the same selectors, and of no other', () => {
    const before = withSurvival(map, () => survival);
    const now = structuredClone(map);
    now.tools[0]!.fields[0]!.selectors = [{ ...name, value: 'Your name' }];
    const kept = withSurvival(now, earlierSurvival(before));
    expect(kept.tools[0]!.fields[0]!.survival).toBe(undefined);
    expect(kept.tools[0]!.action!.survival).toEqual(survival);
  });
});
