import type { HandlerEvidence } from '../../intents/model/intent.js';
import type { RiskSubject } from '../model/risk-subject.js';
import { requestOf } from './request-of.js';
import { isViewCall } from './view-calls.js';

/** Decides whether all that a handler does is known and changes only the view. */
export function onlyTheView({ does }: HandlerEvidence): boolean {
  return does.calls.every((call) => requestOf(call) === null && isViewCall(call.callee, call.args.length));
}

/** Decides whether a tool has handlers and all of them change only the view. */
export function staysInView({ handlers }: RiskSubject): boolean {
  return handlers.length > 0 && handlers.every(onlyTheView);
}
