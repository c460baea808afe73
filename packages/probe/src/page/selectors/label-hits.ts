import { boxParts, boxText, captionOf, isFormControl, labelTexts, usable } from '@webmcp/runtime/page';
import { fieldRoles, foldText } from '@webmcp/text';
import { addTo, type IndexedHits, type IndexedPage } from './indexed-page.js';

/**
 * Indexes the usable form controls of a page by their label texts. If a value
 * labels none, controls with a caption and boxes without a role are indexed by their texts.
 */
export function labelHits({ tree, withAnyRole }: IndexedPage): IndexedHits {
  const byText = new Map<string, Element[]>();
  const labelled = new Set<string>();
  let boxes: Map<string, Element[]> | undefined;
  for (const element of withAnyRole(fieldRoles)) {
    if (!isFormControl(element)) continue;
    for (const text of labelTexts(element)) {
      labelled.add(text);
      if (usable(element)) addTo(byText, text, element);
    }
  }
  const boxesByText = (): Map<string, Element[]> => {
    const found = new Map<string, Element[]>();
    for (const element of tree.elements) {
      const texts = new Set([captionOf(element), boxText(element), ...boxParts(element)]);
      for (const text of texts) if (text !== '' && usable(element)) addTo(found, text, element);
    }
    return found;
  };
  return (value) => {
    const text = foldText(value);
    if (labelled.has(text)) return byText.get(text) ?? [];
    boxes ??= boxesByText();
    return boxes.get(text) ?? [];
  };
}
