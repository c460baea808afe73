import type { Boundary } from '../intents/model/intent.js';
import { formAround } from './submits-by.js';
import type { ToolTargets } from '../synthesize/tool-targets.js';

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Returns the address on another host to which the form of a tool leads, without query; undefined if the form leads to
 * the app itself. The page's own address comes before the source's. A developer's machine counts as the app.
 */
export function submitsTo({ action, candidate }: ToolTargets, boundaries: readonly Boundary[]): string | undefined {
  const onPages = (action?.matchedElements ?? []).flatMap((matched) => {
    const address = matched.element.attributes.formaction ?? formAround(matched)?.attributes?.action;
    return address === undefined ? [] : [address];
  });
  const inSource = candidate.container === null ? undefined : boundaries[candidate.container]?.action;
  const address = onPages[0] ?? inSource ?? '';
  if (!/^(?:https?:)?\/\//i.test(address) || !URL.canParse(address, 'https://localhost')) return undefined;
  const url = new URL(address, 'https://localhost');
  return loopback.test(url.hostname) ? undefined : url.origin + url.pathname;
}
