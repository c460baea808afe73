import type { HandlerEvidence } from '../../intents/model/intent.js';
import { callEvidence } from '../calls/call-rules.js';
import { nameEvidence } from '../calls/function-name.js';
import type { FoundEvidence } from '../model/risk-evidence.js';
import type { RiskRule } from '../model/risk-rule.js';

/** Reads the handlers: the calls of each in their order, then the handler's own name. */
export const handler: RiskRule = {
  name: 'handler',
  reason: 'The code is the act itself; words around it only describe the act.',
  find: ({ handlers }) => handlers.flatMap((one) => [...one.does.calls.flatMap(callEvidence), ...ownName(one)]),
};

function ownName({ name, source }: HandlerEvidence): FoundEvidence[] {
  const named = name === undefined ? null : nameEvidence(name);
  if (name === undefined || named === null) return [];
  const { level, term } = named;
  return [{ level, term, reason: { signal: 'handler', evidence: `${name}: "${term}"`, source } }];
}
