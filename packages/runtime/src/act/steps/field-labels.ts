import type { ManifestField } from '@webmcp/contract';

import { name } from '../../accessibility/accessible-name.js';
import { labelTexts } from '../../accessibility/label-texts.js';
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
      return known(element) ?? labelTexts(element)[0] ?? name(element);
    },
  };
}
