import type { PageSnapshot } from '@webmcp/contract';
import { fieldRoles } from '@webmcp/text';

import type { IntentView } from './intent-view.js';
import { pageText } from './label-similarity.js';

/** The field roles that libraries name if the app does not ("Select an option"). */
const namedRoles: ReadonlySet<string> = new Set(fieldRoles.filter((role) => role !== 'radio'));

/**
 * Returns the folded names that several fields of one page share and no control of the source has. A library gives such a
 * name to every field of a kind, so the name identifies no field. A field's label with a further text ("City (optional)")
 * is the app's own.
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
  const isWritten = (text: string): boolean =>
    intents.some(
      ({ intent, labels }) =>
        labels.some(({ text: own, pattern }) => own === text || pattern?.test(text) === true) ||
        (intent.kind === 'field' && labels.some(({ text: own, isSolid }) => isSolid && text.startsWith(`${own} `))) ||
        [intent.placeholder, intent.title].some((hint) => hint !== undefined && pageText(hint).text === text),
    );
  return new Set([...shared].filter((text) => text !== '' && !isWritten(text)));
}
