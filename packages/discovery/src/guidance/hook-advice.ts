import type { Guidance } from '@webmcp/contract';

import type { HookPlace } from '../hooks/hook-place.js';
import { siteKey } from '../intents/model/site-key.js';
import type { Weakness } from './weakness.js';

/** Advises the attribute `data-mcp`, at every site that writes the control. */
export function hookAdvice({ intent, value, places }: Weakness): Guidance {
  const known: readonly HookPlace[] = places.length > 0 ? places : [{ at: intent.source }];
  const paste = `data-mcp="${value}"`;
  const where = known.map(
    ({ at, tagName }) => `${tagName === undefined ? 'the element' : `<${tagName}>`} at ${siteKey(at)}`,
  );
  const doubt = known.find((place) => place.doubt !== undefined)?.doubt;
  const into = known.flatMap(({ at, tag }) => (tag === undefined ? [] : [{ ...at, tag }]));
  return {
    do: 'data-mcp',
    text: `Add ${paste} to ${where.join(' and to ')}${doubt === undefined ? '' : `, and check that it reaches the page: ${doubt}`}`,
    at: known[0]!.at,
    paste,
    ...(into.length === known.length ? { into } : {}),
    ...(doubt === undefined ? {} : { doubt }),
  };
}
