import type { Selector } from '@webmcp/contract';
import { foldText, selectorScores } from '@webmcp/text';

import { isFormControl } from '../../accessibility/is-form-control.js';
import { labelTexts } from '../../accessibility/label-texts.js';
import { ofList } from '../../dom/watched-root.js';
import { queryOften } from '../../dom/query.js';
import { longestWord } from '../wording/words.js';

const having = (attribute: string): string =>
  ['input', 'select', 'textarea', 'datalist', '[role]', '[contenteditable]'].map((part) => part + attribute).join();
const spoken = having('[aria-label]');
const referring = having('[aria-labelledby]');

const withSaid = ofList((list) => list.map((element) => ({ element, said: element.getAttribute('aria-label')! })));

/** Labels with what may stand in their texts: only an image's alt text, an inner aria-label or what a slot shows
 * is not in the content. */
const withContent = ofList((labels) =>
  (labels as readonly HTMLLabelElement[]).map((label) => ({
    label,
    content: label.textContent ?? '',
    isDrawn: !!label.firstElementChild && !!label.querySelector('[alt],[aria-label],svg,slot'),
  })),
);

/**
 * Form controls that have the text as a label, aria-labelledby or aria-label, whole and with its case.
 * @param among elements that hold every hit, where they are known
 */
export function labelHits(value: string, roots: ParentNode[], among?: Element[]): Element[] {
  if (among) return among.filter((element) => labelTexts(element).includes(foldText(value)));
  const wanted = foldText(value);
  const telling = longestWord(wanted);
  const found = new Set<Element>();
  const consider = (element: Element | null): void => {
    if (
      element &&
      roots.some((root) => root.contains(element)) &&
      isFormControl(element) &&
      labelTexts(element).includes(wanted)
    )
      found.add(element);
  };
  // A label may stand outside the root that its control is in.
  const [root, ...inside] = roots;
  for (const each of [root instanceof Element ? (root.getRootNode() as ParentNode) : root!, ...inside])
    for (const { label, content, isDrawn } of withContent(queryOften([each], 'label')))
      if (content.includes(telling) || isDrawn) consider(label.control);
  // Whatever folds to the wanted text has its longest word as it stands.
  for (const each of roots)
    for (const { element, said } of withSaid(queryOften([each], spoken))) if (said.includes(telling)) consider(element);
  for (const element of queryOften(roots, referring)) consider(element);
  return [...found];
}

/** A form control's labels, each at 0.8: people read them, and tests and screen readers hold them still. */
export function labelCandidates(element: Element): Selector[] {
  return labelTexts(element).map((value) => ({ strategy: 'label', value, score: selectorScores.label }));
}
