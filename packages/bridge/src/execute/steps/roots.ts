import { posix } from 'node:path';

import type { JsonValue } from '@webmcp/contract';

import { refusal, type Step } from '../../call/bridge-call.js';

/** Checks that each path of the arguments is within a root of the session. A plugin checks the real path again. */
export const rootsStep: Step = {
  name: 'roots',
  run({ name, args, session, target }) {
    const outside = target!.tool.paths.find((key) => args[key] !== undefined && !isWithin(session.roots, args[key]));
    if (outside === undefined) return undefined;
    return refusal(name, 'denied', 'forbidden', [`${outside}: the path is outside the roots of the session`]);
  },
};

function isWithin(roots: readonly string[], value: JsonValue | undefined): boolean {
  if (typeof value !== 'string' || value.includes('\0')) return false;
  return roots.some((root) => {
    const between = posix.relative(posix.resolve(root), posix.resolve(root, value));
    return between === '' || (between !== '..' && !between.startsWith('../') && !posix.isAbsolute(between));
  });
}
