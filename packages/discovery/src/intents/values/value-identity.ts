import type { Source } from '@webmcp/contract';

import type { LinkedValue } from '../../link/model/linked.js';
import { siteKey } from '../model/site-key.js';

/**
 * Returns a key that equal values share although their text is unknown: the same literal, the same state, the same call at
 * the same site. By this key a label's `for` finds the control with an `id` from `useId()`. Keys of known texts begin with `=`.
 */
export function identityOf(value: LinkedValue): string {
  switch (value.kind) {
    case 'literal':
      return `=${String(value.value)}`;
    case 'template': {
      const parts = value.parts.map(identityOf);
      return parts.every((part) => part.startsWith('='))
        ? `=${parts.map((part) => part.slice(1)).join('')}`
        : `\`${parts.join('+')}`;
    }
    case 'reference':
      return `r:${value.path.join('.')}`;
    case 'state':
      return `s:${value.id}.${value.path.join('.')}`;
    case 'item':
      return `i:${value.loop}.${value.path.join('.')}`;
    case 'choice':
      return `?${value.options.map(identityOf).join('|')}`;
    case 'call':
      // The id distinguishes the results of one hook in two instances.
      return `c:${value.callee.join('.')}@${value.id ?? siteKey(value.at)}`;
    default:
      return `${value.kind}@${siteKey(value.at)}`;
  }
}

/** Returns the sites of a value's literals. */
export function placesOf(value: LinkedValue | undefined): Source[] {
  switch (value?.kind) {
    case 'literal':
      return [value.at];
    case 'template':
      return value.parts.flatMap(placesOf);
    case 'choice':
      return value.options.flatMap(placesOf);
    case 'call':
      return value.args.flatMap(placesOf);
    default:
      return [];
  }
}
