import { riskSubject, type RiskSubject } from '../../src/risk/model/risk-subject.js';
import { tool } from '../build-map.js';
import { buildWorld, type BoxSpec, type ControlSpec } from '../match/build-world.js';

/** The risk subject of a tool whose action is the first control. */
export function subjectOf(
  spec: ControlSpec | BoxSpec,
  candidate: Partial<Parameters<typeof tool>[0]> = {},
): RiskSubject {
  return riskSubject(tool({ kind: 'action', action: 0, ...candidate }), buildWorld([spec]).appModel);
}
