import { isFormControl, labelTexts, usable } from '@webmcp/runtime/page';
import { fieldRoles, foldText } from '@webmcp/text';
import { addTo, type IndexedHits, type IndexedPage } from './indexed-page.js';

/** Indexes the usable form controls of a page by their label texts. */
export function labelHits({ withAnyRole }: IndexedPage): IndexedHits {
  const byText = new Map<string, Element[]>();
  for (const element of withAnyRole(fieldRoles))
    if (isFormControl(element) && usable(element)) for (const text of labelTexts(element)) addTo(byText, text, element);
  return (value) => byText.get(foldText(value)) ?? [];
}
