import type { ManifestField } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { labelsOf } from '../../accessibility/labels-of.js';
import { labelTexts } from '../../accessibility/label-texts.js';
import { live } from '../../outcome/page/live-regions.js';
import { errorMark } from '../../outcome/page/tone.js';
import { control } from '../element/control.js';

/** Names fields for messages by the labels of the map: an error text inside a label element becomes part of it. */
export interface FieldLabels {
  /** Notes the element of a field. The radios of a group share their name. */
  learn(field: ManifestField, element: HTMLElement | undefined): void;
  /** Returns the label of a field's element; for an unknown element, its label in the page. */
  of(element: Element): string;
}

/**
 * Starts without any element.
 * @param others the fields that are located only when an unknown element needs a name
 */
export function fieldLabels(
  others: readonly ManifestField[],
  find: (field: ManifestField) => HTMLElement | undefined,
): FieldLabels {
  const labels = new Map<unknown, string>();
  const known = (element: Element): string | undefined =>
    labels.get(element) ?? labels.get((element as HTMLInputElement).name);
  const learn = ({ label }: ManifestField, found: HTMLElement | undefined): void => {
    const element = found && (control(found) as HTMLInputElement);
    if (element) labels.set(element.type === 'radio' ? element.name : element, label);
  };
  return {
    learn,
    of(element) {
      if (!known(element)) for (const other of others) learn(other, find(other));
      return known(element) ?? labelInPage(element);
    },
  };
}

/** The most characters of a label. A longer text is a sentence. */
const longest = 60;

/**
 * Returns the label of an element in the page, without errors inside labels and without errors that are labels.
 * Returns an empty text if only a sentence is there: a cut sentence names no field.
 */
function labelInPage(element: Element): string {
  const isError = (part: Element): boolean => part.matches(live) || errorMark(part, element) === part;
  const parts = labelsOf(element).flatMap((label) => [label, ...label.querySelectorAll('*')]);
  // A mark also counts for the parts around it, so only the innermost parts are errors.
  const marked = parts.filter(isError);
  const errors = marked
    .filter((part) => !marked.some((other) => other !== part && part.contains(other)))
    .map((part) => foldText(part.textContent ?? ''));
  const texts = [...labelTexts(element), name(element)].map((text) =>
    foldText(errors.reduce((rest, error) => rest.replace(error, ' '), text)),
  );
  return texts.find((text) => text !== '' && text.length <= longest) ?? '';
}
