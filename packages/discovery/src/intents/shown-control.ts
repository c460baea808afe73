import type { ActionEntry, ControlKind, FieldEntry, Source } from '@webmcp/contract';

import type { Label } from './intent.js';
import { isControl } from './is-control.js';
import { descendants, type SceneElement } from './scene.js';

/** What a page showed at the place of a tag of which the source alone does not say what it is, or what it is called. */
export interface ShownControl {
  isField: boolean;
  control: ControlKind;
  role: string;
  /** What the page calls it. */
  label: string;
}

/** By the tag's place, `file:line:column`: its one field, or the buttons that it draws. */
export type ShownControls = ReadonlyMap<string, readonly ShownControl[]>;

export const siteKey = ({ file, line, column }: Source): string => `${file}:${line}:${column}`;

/** A prop that holds a message's key where nothing says which message that is: `label="post.action.save"`. */
export const isKey = ({ text, from }: Pick<Label, 'text' | 'from'>): boolean =>
  from === 'prop' && /^[a-z][\w-]*(?:\.[\w-]+)+$/.test(text);

/** A label that the page's own word is better than. */
export const isGuess = (label: Pick<Label, 'text' | 'from'>): boolean =>
  label.from === 'near-text' || label.from === 'placeholder' || label.from === 'icon' || isKey(label);

/** What a shown control is among the entries that tables have. */
export function shownEntry({ isField, control, role }: ShownControl): FieldEntry | ActionEntry {
  return isField
    ? { is: 'field', control, roles: [role], label: ['label'] }
    : { is: 'action', control, roles: [role], label: ['children', 'label', 'title'], href: ['href', 'to'] };
}

/** Makes of a component, its content built, what pages show of it: a control, or what has controls and draws buttons of its own. */
export function takeShown(element: SceneElement, [first, ...others]: readonly ShownControl[]): void {
  if (first === undefined || element.host) return;
  const isBare = element.entry === null || element.entry.is === 'wrapper';
  const holds = [...descendants(element)].filter((node) => node !== element).some(isControl);
  if (others.length === 0 && (first.isField || !holds || isControl(element))) {
    element.shownLabel = first.label;
    if (isBare) element.entry = shownEntry(first);
    return;
  }
  // What a dialog draws by itself closes it, or is known from the table.
  const isPlace = element.entry?.is === 'boundary' && /^(?:form|group|region|list)$/.test(element.entry.kind);
  if (!isBare && !isPlace) return;
  element.draws = [first, ...others];
  if (isBare && holds && element.draws.some(({ control }) => control === 'submit'))
    element.entry = { is: 'boundary', kind: 'form' };
}
