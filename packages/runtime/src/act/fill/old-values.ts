import type { JsonValue, ManifestField } from '@webmcp/contract';

import type { FieldControl } from '../controls/field-control.js';
import { control } from '../element/control.js';
import { fillField } from './fill-field.js';
import type { Filling } from './field-setting.js';
import { allIn } from '../../dom/all-in.js';

/** The values that a call replaced, so that a call that ends early can put them back. */
export interface OldValues {
  /** Notes the value of a field before it is set. */
  note(filling: Filling): void;
  /**
   * Puts the noted values back, the last one first. Returns the labels of the fields that keep another value.
   * @param failed the field that took no value; its own problem names it
   */
  restore(controls: readonly FieldControl[], failed: ManifestField): Promise<string[]>;
}

/** Returns an empty memory of values. Values never leave it. */
export function oldValues(): OldValues {
  const noted: { field: ManifestField; find: Filling['find']; value: JsonValue | undefined }[] = [];
  return {
    note({ field, find, at }) {
      const element = at?.isConnected ? at : find();
      noted.push({ field, find, value: element && valueOf(control(element)) });
    },
    async restore(controls, failed) {
      const kept: string[] = [];
      for (const { field, find, value } of noted.toReversed()) {
        // A field that only another value showed takes its value along.
        if (!find()) continue;
        const problem = value === undefined ? 'unknown' : await fillField({ field, value, find }, controls);
        if (problem !== undefined && field !== failed) kept.push(field.label);
      }
      return kept.toReversed();
    },
  };
}

/** Returns the value of a native field. Undefined for a drawn one, and for radios of which none is chosen. */
function valueOf(element: HTMLElement): JsonValue | undefined {
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement)
    return element.multiple ? [...element.selectedOptions].map(({ value }) => value) : element.value;
  if (!(element instanceof HTMLInputElement)) return undefined;
  if (element.type === 'checkbox') return element.checked;
  if (element.type !== 'radio') return element.value;
  const group = [...allIn<HTMLInputElement>(element.form ?? document, 'input[type=radio]')];
  return group.find(({ name, checked }) => checked && name === element.name)?.value;
}
