import type { PageSnapshot } from '@webmcp/contract';
import { fieldRoles } from '@webmcp/text';

import type { IntentView } from './intent-view.js';
import { pageText } from './label-similarity.js';

/** Roles of fields, which libraries name for themselves where nobody else does ("Select an option"). */
const namedRoles: ReadonlySet<string> = new Set(fieldRoles.filter((role) => role !== 'radio'));

/**
 * Names, folded, that several fields of one page share and that no control of the source is called: a library wrote them for
 * any field of its kind, so they tell nothing of this one.
 */
export function libraryNames(snapshots: readonly PageSnapshot[], intents: readonly IntentView[]): ReadonlySet<string> {
  const shared = new Set<string>();
  for (const { elements } of snapshots) {
    const seen = new Set<string>();
    for (const { role, name, labels } of elements) {
      if (!namedRoles.has(role) || name === '' || labels.some((label) => label !== name)) continue;
      const { text } = pageText(name);
      if (seen.has(`${role} ${text}`)) shared.add(text);
      seen.add(`${role} ${text}`);
    }
  }
  if (shared.size === 0) return shared;
  const isSaid = (text: string): boolean =>
    intents.some(
      ({ intent, labels }) =>
        labels.some(({ text: own, pattern }) => own === text || pattern?.test(text) === true) ||
        [intent.placeholder, intent.title].some((hint) => hint !== undefined && pageText(hint).text === text),
    );
  return new Set([...shared].filter((text) => text !== '' && !isSaid(text)));
}
