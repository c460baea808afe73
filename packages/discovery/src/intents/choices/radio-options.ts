import type { FieldEntry } from '@webmcp/contract';

import { fieldLabels, labelledField } from '../labels/field-labels.js';
import type { IntentOption } from '../model/intent.js';
import type { IndexedScene } from '../scene/id-index.js';
import type { SceneElement } from '../scene/scene.js';
import { findValue, literalText, textProp } from '../values/prop-values.js';

/** Returns the members of a group as options; undefined if only the run knows one of them. */
export function radioOptions(members: readonly SceneElement[], context: IndexedScene): IntentOption[] | undefined {
  const options: IntentOption[] = [];
  for (const member of members) {
    const option = member.entry?.is === 'field' ? memberOption(member, member.entry, context) : undefined;
    if (option === undefined) return undefined;
    options.push(option);
  }
  return options.length === 0 ? undefined : options;
}

function memberOption(member: SceneElement, entry: FieldEntry, context: IndexedScene): IntentOption | undefined {
  const field = labelledField(member, entry, context);
  const [label] = fieldLabels(field);
  const value = literalText(findValue(field.parts.props, ...(entry.valueProps ?? []), 'value'));
  const text = label?.text ?? value ?? textProp(member.props, 'label');
  if (label?.parts !== undefined || text === undefined) return undefined;
  return { ...(value === undefined ? {} : { value }), label: text };
}
