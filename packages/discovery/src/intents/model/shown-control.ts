import type { ControlKind } from '@webmcp/contract';

import type { Label } from './intent.js';

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

/** A prop that holds a message's key where nothing says which message that is: `label="post.action.save"`. */
export const isKey = ({ text, from }: Pick<Label, 'text' | 'from'>): boolean =>
  from === 'prop' && /^[a-z][\w-]*(?:\.[\w-]+)+$/.test(text);

/** A label that the page's own word is better than. */
export const isGuess = (label: Pick<Label, 'text' | 'from'>): boolean =>
  label.from === 'near-text' || label.from === 'placeholder' || label.from === 'icon' || isKey(label);
