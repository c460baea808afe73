import { createHash } from 'node:crypto';

import { canonicalJson } from '@webmcp/contract';
import { foldText, overlayKinds } from '@webmcp/text';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { Boundary, Intent, Label, AppModel } from '../intents/model/intent.js';
import { fieldKey, writtenKey } from './field-key.js';

const naming: ReadonlySet<Boundary['kind']> = new Set(['form', ...overlayKinds, 'group', 'region', 'list']);

/**
 * What a tool means, as a text that two tools share only if they mean the same (CONTRACT section 1, Identity): kind,
 * i18n keys or else labels, roles, field keys, action, and the nearest named boundary. From the source alone: layout,
 * styling, components, files, what a page showed and other languages have no part in it.
 */
export function meaning(candidate: ToolCandidate, { intents, boundaries }: AppModel): string {
  const fields = candidate.fields.map((index) => intents[index]).filter((intent) => intent !== undefined);
  const action = candidate.action === null ? undefined : intents[candidate.action];
  const inside = candidate.row ?? candidate.container ?? action?.boundary ?? fields[0]?.boundary ?? null;
  return canonicalJson({
    kind: candidate.kind,
    // In the order of the keys: the order of attributes and elements is layout.
    fields: fields
      .map((field) => ({ key: keyOf(field), role: roleOf(field), label: labelOf(field.labels) }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)),
    action: action === undefined ? null : { role: roleOf(action), label: labelOf(action.labels) || codeName(action) },
    boundary: boundaryName(boundaries, inside),
  });
}

/** `wm_` and twelve hex digits. @param ordinal which of several tools of equal meaning, in document order, from 0 */
export function toolId(text: string, ordinal: number): string {
  const hash = createHash('sha256')
    .update(ordinal === 0 ? text : `${text}#${ordinal}`)
    .digest('hex');
  return `wm_${hash.slice(0, 12)}`;
}

const roleOf = ({ roles, control }: Intent): string => roles[0] ?? control;

/** A field's key from what is written; one that would come from a message's wording is the message's own key. */
function keyOf(field: Intent): string {
  const label = labelOf(field.labels);
  return writtenKey(field) ?? (label.startsWith('key:') ? label : fieldKey(field));
}

/** The i18n key, else the text in the source's own language. */
export function labelOf(labels: readonly Label[]): string {
  const own =
    labels.find((label) => label.locales === undefined && label.from !== 'icon') ??
    labels.find((label) => label.from !== 'icon') ??
    labels[0];
  return own === undefined ? '' : own.key === undefined ? foldText(own.text) : `key:${own.key}`;
}

/** An action without a label is known by what it does. */
function codeName({ handlers, name, domId, testId, href, value }: Intent): string {
  return testId ?? name ?? domId ?? href ?? value ?? handlers.find((handler) => handler.name !== undefined)?.name ?? '';
}

function boundaryName(boundaries: readonly Boundary[], from: number | null): string {
  for (let at = from; at !== null;) {
    const boundary = boundaries[at];
    if (boundary === undefined) return '';
    const name = naming.has(boundary.kind) ? labelOf(boundary.labels) || boundary.name || '' : '';
    if (name !== '') return name;
    at = boundary.parent;
  }
  return '';
}
