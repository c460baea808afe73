import { createHash } from 'node:crypto';

import { canonicalJson } from '@webmcp/contract';
import { foldText, overlayKinds } from '@webmcp/text';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { Boundary, Intent, Label, AppModel } from '../intents/model/intent.js';
import { fieldKey, writtenKey } from './field-key.js';

const naming: ReadonlySet<Boundary['kind']> = new Set(['form', ...overlayKinds, 'group', 'region', 'list']);

/**
 * Returns the meaning of a tool as a text. Two tools with the same text mean the same (docs/map-format.md, Identity):
 * kind, i18n keys or else labels, roles, field keys, action, and the nearest named boundary. The source alone decides:
 * layout, styling, components, files, pages and other languages have no part in the text. Parts that rest on the page
 * count only in a tool that rests on the page as a whole.
 */
export function meaning(candidate: ToolCandidate, appModel: AppModel): string {
  const { inside, ...own } = ownMeaning(candidate, appModel);
  return canonicalJson({ ...own, boundary: boundaryName(appModel.boundaries, inside) });
}

/** Returns the meaning of a tool without its place. */
export function placelessMeaning(candidate: ToolCandidate, appModel: AppModel): string {
  const { inside: _, ...own } = ownMeaning(candidate, appModel);
  return canonicalJson(own);
}

/** The meaning of a tool, with the boundary that names its place. */
interface OwnMeaning {
  kind: string;
  fields: { key: string; role: string; label: string }[];
  action: { role: string; label: string } | null;
  inside: number | null;
}

function ownMeaning(candidate: ToolCandidate, { intents }: AppModel): OwnMeaning {
  const all = candidate.fields.map((index) => intents[index]).filter((intent) => intent !== undefined);
  const act = candidate.action === null ? undefined : intents[candidate.action];
  const isOfPage = restsOnPage(candidate, intents);
  const fields = all.filter(({ restsOn }) => isOfPage || restsOn === undefined);
  const action = isOfPage || act?.restsOn === undefined ? act : undefined;
  return {
    kind: candidate.kind,
    // Sorted by key: the order of attributes and elements is layout.
    fields: fields
      .map((field) => ({ key: keyOf(field), role: roleOf(field), label: labelOf(field.labels) }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)),
    action: action === undefined ? null : { role: roleOf(action), label: labelOf(action.labels) || codeName(action) },
    inside: candidate.row ?? candidate.container ?? action?.boundary ?? fields[0]?.boundary ?? null,
  };
}

/** Decides whether all fields and the action of a tool rest on the page. */
export function restsOnPage({ fields, action }: ToolCandidate, intents: readonly Intent[]): boolean {
  const parts = action === null ? fields : [...fields, action];
  return parts.every((index) => intents[index]?.restsOn === 'page');
}

/**
 * Returns `wm_` and twelve hex digits.
 * @param ordinal the number among tools of equal meaning, in document order, from 0
 */
export function toolId(text: string, ordinal: number): string {
  const hash = createHash('sha256')
    .update(ordinal === 0 ? text : `${text}#${ordinal}`)
    .digest('hex');
  return `wm_${hash.slice(0, 12)}`;
}

const roleOf = ({ roles, control }: Intent): string => roles[0] ?? control;

/** Returns a field's written key, else the key of its message, so that no wording decides. */
function keyOf(field: Intent): string {
  const label = labelOf(field.labels);
  return writtenKey(field) ?? (label.startsWith('key:') ? label : fieldKey(field));
}

/** Returns the i18n key of a label, else its text in the source's own language. */
export function labelOf(labels: readonly Label[]): string {
  const own =
    labels.find((label) => label.locales === undefined && label.from !== 'icon') ??
    labels.find((label) => label.from !== 'icon') ??
    labels[0];
  return own === undefined ? '' : own.key === undefined ? foldText(own.text) : `key:${own.key}`;
}

/** Returns the name by which code knows an action without a label. */
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
