import type { HandlerEvidence } from '../../intents/model/intent.js';
import type { RiskSubject } from '../model/risk-subject.js';
import { requestOf } from './request-of.js';
import { isQuestion, isViewCall } from './view-calls.js';

/** Decides whether all that a handler does is known and changes only the view. What the app's own functions do is listed too. */
export function onlyTheView({ does, asked = [] }: HandlerEvidence): boolean {
  // A known question is answered by the tool itself, so the code behind the answer is the act.
  if (asked.length > 0) return false;
  const others = does.calls.filter(({ own }) => own !== true);
  const asks = does.calls.some(({ own, callee }) => own === true && isQuestion(callee.at(-1) ?? ''));
  return (
    (others.length > 0 || asks || does.calls.length === 0) &&
    others.every((call) => requestOf(call) === null && isViewCall(call.callee, call.args.length))
  );
}

/** Decides whether a tool has handlers and all of them change only the view. */
export function staysInView({ handlers }: RiskSubject): boolean {
  return handlers.length > 0 && handlers.every(onlyTheView);
}

const asking = /dialog|modal|confirm|drawer|popup|sheet|popover/i;

/** Decides whether a tool only opens a question: `confirmDelete.show()`. Another button acts. */
export function onlyAsks(subject: RiskSubject): boolean {
  return (
    staysInView(subject) &&
    subject.handlers.some(({ does }) =>
      does.calls.some(
        ({ callee }) =>
          isQuestion(callee.at(-1) ?? '') ||
          (/^(?:show|open|present|showModal)$/.test(callee.at(-1) ?? '') &&
            callee.slice(0, -1).some((part) => asking.test(part))),
      ),
    )
  );
}
