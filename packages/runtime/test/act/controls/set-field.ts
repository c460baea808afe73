import type { JsonSchema, JsonValue } from '@webmcp/contract';

import { fieldControls } from '../../../src/act/controls/field-controls.js';
import { fieldSetting, type FieldSetting } from '../../../src/act/fill/field-setting.js';
import { fillField } from '../../../src/act/fill/fill-field.js';
import { field } from '../manifest-of.js';

const events =
  'focusin keydown beforeinput input keyup change focusout pointerdown mousedown pointerup mouseup click'.split(' ');

/** The types of the events since the last {@link show}. */
export let heard: string[] = [];

/** Replaces the page by this markup. */
export function show(html: string): void {
  heard = [];
  document.body.innerHTML = `<main>${html}</main>`;
  for (const type of events) document.querySelector('main')!.addEventListener(type, () => heard.push(type));
}

export const $ = <T extends HTMLElement = HTMLInputElement>(selector: string): T =>
  document.querySelector<T>(selector)!;

const filling = (value: JsonValue, schema: JsonSchema, selector: string) => ({
  field: field('it', 'It', schema),
  value,
  find: () => $<HTMLElement>(selector) ?? undefined,
});

/** Fills the field at `[data-it]` with all kinds of controls. Returns the problem. */
export const set = (value: JsonValue, schema: JsonSchema = {}, selector = '[data-it]'): Promise<string | undefined> =>
  fillField(filling(value, schema, selector), fieldControls);

/** Looks up the setting of the field at `[data-it]`. Touches nothing. */
export const settingOf = (value: JsonValue, schema: JsonSchema = {}): FieldSetting | undefined =>
  fieldSetting(filling(value, schema, '[data-it]'), fieldControls);

/** Returns why the field at `[data-it]` takes no value, or not this one. */
export function refuses(value: JsonValue): string | undefined {
  const setting = settingOf(value);
  return setting?.asleep ?? setting?.fault;
}
