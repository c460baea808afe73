import type { Finding, FindingRole } from './finding.js';
import type { Reading } from './observation.js';

/**
 * Makes the finding of a refusal. The message begins with the label of the field. Words without a field belong to the
 * only field that is marked without words.
 */
export function refusal(
  { scene, wordless }: Reading,
  text: string,
  field: Element | undefined,
  role: FindingRole = 'refuses',
): Finding & { message: string } {
  const marked = field ?? (wordless.length === 1 ? wordless[0] : undefined);
  const label = marked && scene.label(marked);
  const message = label && !text.startsWith(`${label}:`) ? `${label}: ${text}` : text;
  return { kind: 'validation', role, text: message, message, ...(label && { field: label }) };
}
