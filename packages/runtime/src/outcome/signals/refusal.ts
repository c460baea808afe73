import type { Finding, FindingRole } from './finding.js';
import type { Reading } from './observation.js';
import { reportsDone } from './reports-done.js';
import { showsAsTaken } from './shows-as-taken.js';

/**
 * Makes the finding of a refusal. The message begins with the label of the field. Words without a field belong to the
 * only field that is marked without words.
 */
export function refusal(
  seen: Reading,
  text: string,
  field: Element | undefined,
  role: FindingRole = 'refuses',
): Finding & { message: string } {
  const { scene, wordless } = seen;
  const marked = field ?? (wordless.length === 1 ? wordless[0] : undefined);
  const label = marked && scene.label(marked);
  const message = label && !text.startsWith(`${label}:`) ? `${label}: ${text}` : text;
  return {
    kind: 'validation',
    role: roleAfterEmptying(seen, marked) ?? role,
    text: message,
    message,
    ...(label && { field: label }),
  };
}

/**
 * Returns the role of a refusal at a field that the app itself emptied after the act. Many apps check a field on each
 * change, so the blank of a sent form gets the mark "is required". A refused value is often deleted, too. The page
 * decides: if it shows the value as taken, the refusal is of the blank. If it only reports an end, nobody knows.
 */
function roleAfterEmptying(seen: Reading, field: Element | undefined): FindingRole | undefined {
  const value = field && seen.scene.emptied(field);
  if (!value) return undefined;
  return showsAsTaken(value, seen) ? 'mentions' : reportsDone(seen) ? 'doubts' : undefined;
}
