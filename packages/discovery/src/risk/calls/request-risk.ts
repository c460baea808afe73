import type { RiskLevel } from '@webmcp/contract';
import { words } from '@webmcp/text';

import { findTerm } from '../words/find-term.js';
import { isKeepingPath } from '../words/keeping-places.js';
import type { Request } from './request-of.js';

/** Last words of REST paths that end something or move money: `/orders/:id/cancel`, `/payments`. */
const severeNames: ReadonlySet<string> = new Set([
  'cancel',
  'cancellation',
  'close',
  'payments',
  'payment',
  'charges',
  'transfers',
  'refunds',
  'withdrawals',
  'payouts',
  'purchases',
  'donations',
  'terminate',
  'void',
]);

/** Last parts of paths to which a POST only sends a question. */
const asking = /^(?:search|query|filter|lookup|preview|validate|estimate|autocomplete|suggest)$/i;

/** Returns the risk of a request, by its method and the words of its path. */
export function requestRisk({ method, path }: Request): RiskLevel {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') {
    // A GET that names an ending is one of those that should have been a POST.
    return findTerm(path, 'ending') === null ? 'safe' : 'destructive';
  }
  if (method === 'DELETE')
    return isKeepingPath(path) || /^(?:refresh|reload)/i.test(lastPart(path)) ? 'caution' : 'destructive';
  const last = lastPart(path);
  const isSevere =
    resetsAll(path, last) ||
    findTerm(path, 'ending') !== null ||
    findTerm(path, 'money') !== null ||
    words(last).some((word) => severeNames.has(word));
  if (isSevere) return 'destructive';
  return asking.test(last) ? 'safe' : 'caution';
}

/** A reset of a thing empties the thing. A reset of a password or of a second factor does not. */
const resetsAll = (path: string, last: string): boolean =>
  /^(?:reset|clear|clean|empty)$/i.test(last) && !/passw|2fa|mfa|otp|token|cache|filter|pin\b/i.test(path);

/** Returns the last part of a path that is neither empty nor unknown. */
function lastPart(path: string): string {
  const [address = ''] = path.split('?');
  return address.split('/').findLast((part) => part !== '' && part !== ':') ?? '';
}
