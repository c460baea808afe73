import { foldText, optionLook } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { boxText } from '../../accessibility/box-text.js';
import { drawnName, isDrawnDialog } from '../../accessibility/drawn-dialogs.js';
import { headingOfBox } from '../../accessibility/headed-boxes.js';
import { isNamedByValue, labelTexts } from '../../accessibility/label-texts.js';
import { role } from '../../accessibility/role.js';
import { memo } from '../../dom/memo.js';
import { icon } from './icon.js';
import { scopesReader } from './scopes.js';

/**
 * The properties of an element: its role, its texts, its picture and its scopes. A box that is drawn as a dialog counts as
 * one. A box that a heading heads counts as a region of this name. The first option of a list without texts is its picture.
 */
export interface Traits {
  kind: string;
  /** A form control's labels, else the name without a value, else the text of a box without a role. Each is folded. */
  texts: string[];
  icon: string | undefined;
  readonly scope: string[];
}

/**
 * Returns a function that reads the traits of each element once. It serves one look at a page that does not change
 * meanwhile.
 */
export function traitsReader(): (element: Element) => Traits {
  const scope = memo(scopesReader());
  return memo((element: Element): Traits => {
    const labels = labelTexts(element);
    const isDrawn = isDrawnDialog(element);
    const own = !isNamedByValue(element) && foldText(name(element));
    const heading = own || isDrawn ? undefined : headingOfBox(element);
    const text = own || (isDrawn ? drawnName(element) : (heading ?? boxText(element)));
    const texts = labels.length ? labels : [text].filter(Boolean);
    return {
      kind: isDrawn ? 'dialog' : heading === undefined ? role(element) : 'region',
      texts,
      icon: icon(element) ?? (texts.length ? undefined : lookOfList(element)),
      get scope() {
        return scope(element);
      },
    };
  });
}

function lookOfList(element: Element): string | undefined {
  const [first] = element.localName === 'select' ? (element as HTMLSelectElement).options : [];
  return first && optionLook({ value: first.getAttribute('value') ?? '', text: foldText(first.text) });
}

/** Returns the look of an element by itself: its text, or its picture without a text. */
export function lookOf({ texts, icon: picture }: Traits, text = texts[0] ?? picture ?? ''): string {
  return `${texts.length ? 'says' : 'shows'} ${text}`;
}
