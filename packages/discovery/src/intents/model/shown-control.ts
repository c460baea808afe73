import type { ControlKind } from '@webmcp/contract';

import type { Label } from './intent.js';

/** A control that a page showed at a tag without a clear control or label in the source. */
export interface ShownControl {
  isField: boolean;
  control: ControlKind;
  role: string;
  /** The label on the page. */
  label: string;
}

/** The shown controls by the tag's site, `file:line:column`: its one field, or the buttons that the component renders. */
export type ShownControls = ReadonlyMap<string, readonly ShownControl[]>;

/** Decides whether a label is the key of an unknown message in a prop: `label="post.action.save"`. */
export const isKey = ({ text, from }: Pick<Label, 'text' | 'from'>): boolean =>
  from === 'prop' && /^[a-z][\w-]*(?:\.[\w-]+)+$/.test(text);

/** Decides whether the page's own label is better than a label. */
export const isGuess = (label: Pick<Label, 'text' | 'from'>): boolean =>
  label.from === 'near-text' || label.from === 'placeholder' || label.from === 'icon' || isKey(label);
