import { foldText, selectorScores, strategyNamed } from '@webmcp/text';

import { boxesWith, boxParts, boxText } from '../../accessibility/box-text.js';
import { captioned, captionOf } from '../../accessibility/caption-of.js';
import { isFormControl } from '../../accessibility/is-form-control.js';
import { fieldAfter } from '../../accessibility/loose-label.js';
import { labelTexts, ownLabelTexts } from '../../accessibility/label-texts.js';
import { shownPlaceholder } from '../../accessibility/shown-placeholder.js';
import { queryOften } from '../../dom/query.js';
import { ofList } from '../../dom/watched-root.js';
import { longestWord } from '../wording/words.js';
import type { LocateStrategy, SearchScope } from './locate-strategy.js';
import { rootNode } from '../../dom/parents.js';
import { contains, firstIn } from '../../dom/matching.js';

const rules = strategyNamed('label');

/**
 * Finds form controls by a label, with its whole text and its case. Labels are label elements, aria-labelledby, aria-label and
 * a label beside. The placeholder that a select shows counts, too. Without a form control with the label, captions count.
 * Boxes without a role that show the text then count as well.
 */
export const label: LocateStrategy = {
  rules,
  candidates(element) {
    const labels = labelTexts(element);
    const caption = captionOf(element);
    if (caption) return [{ strategy: 'label', value: caption, score: selectorScores.caption }];
    const texts = labels.length ? labels : [boxText(element), ...boxParts(element)].filter(Boolean);
    const score = texts.length > 0 && ownLabelTexts(element).length > 0 ? rules.topScore : selectorScores.looseLabel;
    return texts.map((value) => ({ strategy: 'label', value, score }));
  },
  hits(value, scope) {
    const wanted = foldText(value);
    const { among, roots } = scope;
    const labelled = among?.filter((element) => labelTexts(element).includes(wanted)) ?? search(wanted, scope);
    if (labelled.length) return labelled;
    return (
      among?.filter(
        (one) => captionOf(one) === wanted || boxText(one) === wanted || boxParts(one).includes(wanted),
      ) ?? [
        ...[...queryOften(roots, captioned)].filter((one) => captionOf(one) === wanted),
        ...boxesWith(wanted, longestWord(wanted), roots),
      ]
    );
  },
};

const having = (attribute: string): string =>
  ['input', 'select', 'textarea', 'datalist', '[role]', '[contenteditable]'].map((part) => part + attribute).join();
const withOwnLabel = having('[aria-label]');
const withReference = having('[aria-labelledby]');

/** Pairs elements with their aria-label. */
const withAriaLabel = ofList((list) => list.map((element) => ({ element, text: element.getAttribute('aria-label')! })));

/**
 * Pairs labels with their content. `hasMore` is true if a label's text can have more than its content: an image's
 * alternative text, an inner aria-label or the content of a slot.
 */
const withContent = ofList((labels) =>
  (labels as readonly HTMLLabelElement[]).map((element) => ({
    element,
    content: element.textContent ?? '',
    hasMore: !!element.firstElementChild && !!firstIn(element, '[alt],[aria-label],svg,slot'),
  })),
);

function search(wanted: string, { roots }: SearchScope): Element[] {
  const telling = longestWord(wanted);
  const found = new Set<Element>();
  const consider = (element: Element | null): void => {
    if (
      element &&
      roots.some((root) => contains(root, element)) &&
      isFormControl(element) &&
      labelTexts(element).includes(wanted)
    )
      found.add(element);
  };
  // A label outside the root can name a control inside it.
  const [root, ...inside] = roots;
  const labelRoots = [root instanceof Element ? (rootNode(root) as ParentNode) : root!, ...inside];
  for (const each of labelRoots)
    for (const { element, content, hasMore } of withContent(queryOften([each], 'label')))
      if (content.includes(telling) || hasMore) consider(element.control ?? fieldAfter(element) ?? null);
  // Folding changes no word, so a text that folds to the wanted one contains its longest word.
  for (const each of roots)
    for (const { element, text } of withAriaLabel(queryOften([each], withOwnLabel)))
      if (text.includes(telling)) consider(element);
  for (const element of queryOften(roots, withReference)) consider(element);
  for (const element of queryOften(roots, '[role=combobox],select')) if (shownPlaceholder(element)) consider(element);
  return [...found];
}
