import type { CallResult } from '@webmcp/contract';

import { roleAndName } from '../../accessibility/role-and-name.js';
import type { StepState } from './step-state.js';

/** Answers a call with a token if its element changed since the dry run: another element, or another name. */
export function brokenPromise({ call }: StepState, pressed: HTMLElement): CallResult | undefined {
  const promised = call.promised?.action;
  if (!promised || (promised.element === pressed && promised.shown === roleAndName(pressed))) return undefined;
  return call.answer('denied', [
    `Action: changed since the dry run; it was ${promised.shown} and is ${roleAndName(pressed)} now. Nothing was submitted`,
  ]);
}
