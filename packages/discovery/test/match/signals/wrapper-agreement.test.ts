import type { PageHandler, Source } from '@webmcp/contract';
import { expect, it } from 'vitest';

import type { HandlerEvidence, Intent } from '../../../src/intents/model/intent.js';
import { otherUse } from '../../../src/match/signals/provenance.js';
import { wrapperAgreement } from '../../../src/match/signals/wrapper-agreement.js';
import type { ElementView } from '../../../src/match/views/element-view.js';

const at = (line: number): Source => ({ file: 'pots.tsx', line, column: 40 });
const handler = (line: number): HandlerEvidence => ({
  event: 'click',
  does: { calls: [], assigns: [] },
  sets: [],
  source: at(line),
  attached: at(line),
});
const intent = (index: number, line: number): Intent =>
  ({ index, control: 'button', handlers: [handler(line)] }) as unknown as Intent;
const seen = (...handlers: PageHandler[]): ElementView => ({ element: { handlers } }) as unknown as ElementView;
const own = (line: number): PageHandler => ({ event: 'click', at: at(line) });
const around = (line: number, event = 'click'): PageHandler => ({ event, at: at(line), isAround: true });

const add = intent(0, 3);
const both = [intent(1, 5), intent(2, 5)];
const intents = [add, ...both];
const button = seen(around(3), around(9));

it('agrees for the only control of a wrapper with the function of an intent', () => {
  const agrees = wrapperAgreement(intents, [button, seen(around(9))]);
  expect(agrees(add, button)).toBe(1);
  expect(agrees(both[0]!, button)).toBeUndefined();
});

it.each([
  ['another control is in the wrapper', [button, seen(own(4), around(3))], button],
  ['the control has a function of its own', [seen(own(4), around(3))], seen(own(4), around(3))],
  ['another wrapper is nearer', [seen(around(9), around(3))], seen(around(9), around(3))],
  ['the wrapper answers another event', [seen(around(3, 'change'))], seen(around(3, 'change'))],
] as const)('does not agree if %s', (_, elements, element) => {
  expect(wrapperAgreement([...intents, intent(4, 9)], elements)(add, element)).toBeUndefined();
});

it('does not agree if several intents share the function', () => {
  const element = seen(around(5));
  const agrees = wrapperAgreement(intents, [element]);
  expect(both.map((one) => agrees(one, element))).toEqual([undefined, undefined]);
});

it('contradicts a button of the source inside the wrapper that has no function, and no other control', () => {
  const inner = (control: Intent['control']): Intent => ({ index: 9, control, handlers: [] }) as unknown as Intent;
  const agrees = wrapperAgreement(intents, [button]);
  expect(agrees(inner('button'), button)).toBe(otherUse);
  expect(agrees(inner('submit'), button)).toBeUndefined();
});
