import type { IncomingMessage } from 'node:http';

import { BridgeError } from '../access/bridge-error.js';
import { isSecretOf } from '../access/secrets.js';
import type { LiveSession } from '../access/sessions.js';
import type { BridgeCore } from '../core/bridge-core.js';

/** The kinds of callers. A token of one kind opens no door of another. */
export type Caller =
  | { kind: 'none' }
  | { kind: 'unknown'; token: string }
  | { kind: 'management' }
  | { kind: 'person' }
  | { kind: 'session'; session: LiveSession };

/** The hashes of the tokens that are not a session's. */
export interface OwnTokens {
  management: string;
  /** The token of the approval page; undefined until a person has logged in. */
  person: string | undefined;
}

/** Returns the caller of a request by its bearer token. A session's token is looked up at every request. */
export function callerOf({ headers }: IncomingMessage, core: BridgeCore, own: OwnTokens): Caller {
  const token = /^Bearer ([\w-]{1,256})$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined)
    return headers.authorization === undefined ? { kind: 'none' } : { kind: 'unknown', token: '' };
  if (isSecretOf(token, own.management)) return { kind: 'management' };
  if (own.person !== undefined && isSecretOf(token, own.person)) return { kind: 'person' };
  const session = core.sessions.byToken(token);
  return session === undefined ? { kind: 'unknown', token } : { kind: 'session', session };
}

/** Lets callers of one kind pass. @throws {BridgeError} 401 without a valid token, 403 for a token of another kind */
export function admit(caller: Caller, kind: Caller['kind']): void {
  if (caller.kind === kind) return;
  if (caller.kind === 'none' || caller.kind === 'unknown')
    throw new BridgeError('unauthorized', 'No valid token was sent');
  throw new BridgeError('forbidden', 'This token does not open this door');
}
