import type { Field, JsonSchema } from '@webmcp/contract';
import { words } from '@webmcp/text';

import { shownFieldKey, uniqueKeys } from '../identity/field-key.js';
import { labelText } from '../intents/model/label-text.js';
import type { SynthesizedTarget } from '../synthesize/tool-targets.js';
import { makeField } from './make-field.js';
import { unsettable } from './unsettable.js';

/**
 * Returns the fields of an item that a call may fill in. A field of an item that only the user may fill in is no part of a
 * list.
 */
export function itemFields({ list }: SynthesizedTarget): Field[] {
  const offered = (list?.fields ?? []).filter((field) => field.stable && unsettable(field) === undefined);
  const keys = uniqueKeys(offered.map(keyInItem));
  return offered
    .map((field, at) => withMemberLabel(makeField(field, keys[at] ?? '', true), field))
    .filter(({ sensitive }) => sensitive === undefined);
}

/** Makes the map's field of a list: an array of objects, whose target is the button that adds an item. */
export function listField(synthesized: SynthesizedTarget, key: string): Field {
  const { intent, target, list, matchedElements } = synthesized;
  const items = itemFields(synthesized);
  const label = labelText(intent.labels);
  const needed = items.filter((item) => item.required);
  const shown = new Set(
    (list?.fields ?? []).flatMap((field) => field.matchedElements.map(({ snapshot }) => snapshot.state)),
  );
  // An app that always shows an item with an empty field demands the item.
  const required = needed.length > 0 && matchedElements.every(({ snapshot }) => shown.has(snapshot.state));
  return {
    ...target,
    key,
    label,
    role: 'list',
    schema: {
      type: 'array',
      items: itemSchema(items),
      ...(required ? { minItems: 1 } : {}),
      title: label,
    },
    required,
    items,
    ...(list === undefined ? {} : { rows: list.rows }),
    ...(list?.remove?.stable === true ? { remove: list.remove.target } : {}),
  };
}

/** Returns the member of an item that a field shows: `mail` of `item.mail`. */
const memberOf = ({ intent }: SynthesizedTarget): string | undefined =>
  /^item\.(?:.*\.)?(\w+)$/.exec(intent.binds ?? '')?.[1];

/** Labels a field by the member of the item that it shows, if only a placeholder labels it. A placeholder is an example. */
function withMemberLabel(field: Field, target: SynthesizedTarget): Field {
  const member = words(memberOf(target) ?? '').join(' ');
  const isExample = target.intent.labels.every(({ from }) => from === 'placeholder');
  const isLabelled = target.matchedElements.some(
    ({ element: { labels, attributes } }) => labels.length > 0 || attributes['aria-label'] !== undefined,
  );
  if (member === '' || !isExample || isLabelled) return field;
  const label = member.charAt(0).toUpperCase() + member.slice(1);
  return { ...field, label, schema: { ...field.schema, title: label } };
}

/** Returns the schema of one item of a list. */
export function itemSchema(items: readonly Field[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(items.map(({ key, schema }) => [key, schema])),
    required: items.filter((item) => item.required).map(({ key }) => key),
    additionalProperties: false,
  };
}

/**
 * Returns the key of a field in an item without the number of the item: `name` of `guests.0.name`. Without a written key, the
 * member of the item that the field shows names it.
 */
function keyInItem(target: SynthesizedTarget): string {
  const { intent, matchedElements } = target;
  const elements = matchedElements.map(({ element }) => element);
  const own = shownFieldKey(intent, elements, true);
  const member = memberOf(target);
  const isWritten = intent.name !== undefined || elements.some(({ attributes }) => attributes.name !== undefined);
  if (!isWritten && member !== undefined) return member;
  const bare = own
    .replace(/^.*[.[_-]\d+[\].[_-]+/, '')
    .replace(/[.[_-]*\d+\]*$/, '')
    .replace(/[[\]]/g, '');
  return bare || own;
}
