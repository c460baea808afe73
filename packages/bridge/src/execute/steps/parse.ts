import type { JsonValue } from '@webmcp/contract';

import { limits } from '../../access/limits.js';
import { refusal, type Step } from '../../call/bridge-call.js';

/** Reads the arguments as plain data within the limits of size and depth. */
export const parseStep: Step = {
  name: 'parse',
  run(call) {
    const refuse = (message: string) => refusal(call.name, 'invalid_input', 'bad_request', [message]);
    const { sent = {} } = call;
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
      return refuse('The arguments must be one object');
    let text: string;
    try {
      text = JSON.stringify(sent);
    } catch {
      return refuse('The arguments have no JSON text; send plain data');
    }
    if (text.length > limits.argumentChars)
      return refusal(call.name, 'invalid_input', 'too_large', [
        `The arguments have over ${limits.argumentChars} characters`,
      ]);
    if (depthOf(sent as JsonValue) > limits.jsonDepth)
      return refuse(`The arguments nest over ${limits.jsonDepth} deep`);
    // The copy cannot change while a person reads the question.
    call.args = JSON.parse(text) as Record<string, JsonValue>;
    return undefined;
  },
};

function depthOf(value: JsonValue): number {
  let depth = 0;
  for (let level = [value]; level.length > 0 && depth <= limits.jsonDepth; depth += 1)
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  return depth;
}
