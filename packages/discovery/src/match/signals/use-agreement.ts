import type { Source } from '@webmcp/contract';

import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import { otherUse } from './provenance.js';

/**
 * Compares an intent with an element of one component of the app: {@link otherUse} if a listener of the element is written
 * at another use of that component. Undefined if no listener decides.
 */
export type UseAgreement = (intent: IntentView, element: ElementView) => number | undefined;

/**
 * Returns the comparison for an app. An own `Button` passes its press on by an event. So the page names the tag inside the
 * component alone, which each use has. The listener is written at the use, on the line of its tag.
 */
export function useAgreement(intents: readonly IntentView[]): UseAgreement {
  const uses = new Map<string, Set<string>>();
  for (const { sites } of intents) {
    const [inner, ...outer] = sites;
    if (inner === undefined || outer.length === 0) continue;
    const lines = uses.get(inner) ?? new Set();
    uses.set(inner, lines);
    for (const site of outer) lines.add(lineOf(site));
  }
  return ({ sites: [inner = '', ...outer] }, { sources, element: { handlers = [] } }) => {
    const lines = uses.get(inner);
    if (lines === undefined || sources[0] !== inner) return undefined;
    const own = handlers.filter(({ isAround }) => isAround !== true).map(({ at }) => lineAt(at));
    const written = own.filter((line) => lines.has(line));
    const isHere = written.some((line) => outer.some((site) => lineOf(site) === line));
    return written.length > 0 && !isHere ? otherUse : undefined;
  };
}

/** Returns the file and the line of a site key `file:line:column`. */
const lineOf = (site: string): string => site.replace(/:\d+$/, '');
const lineAt = ({ file, line }: Source): string => `${file}:${line}`;
