import type { JsonSchema, PageElement } from '@webmcp/contract';

import type { Intent } from '../intents/model/intent.js';
import { isBoxGroup, isButtonGroup } from '../match/views/element-view.js';
import { choiceSchema, fixedChoices, type Choice } from './controls/choices.js';
import { choice } from './controls/choice.js';
import { controlOf } from './controls/control-schemas.js';
import type { FieldValue } from './controls/field-value.js';
import { toggle } from './controls/toggle.js';
import { workingType } from './working-type.js';

/** A value that needs a schema. */
interface SchemaQuestion extends FieldValue {
  /** True for a group of boxes or buttons that are one field. */
  isGroup: boolean;
}

export interface SchemaRule {
  name: string;
  reason: string;
  /** Returns the schema; null passes the decision to the next rule. */
  schema(question: SchemaQuestion): JsonSchema | null;
}

/** The first rule that answers decides. */
export const schemaRules: readonly SchemaRule[] = [
  {
    name: 'one-toggle',
    reason: 'A lone box is on or off, whatever values the page gives it.',
    schema: ({ type, isGroup, ...value }) =>
      toggle.types.includes(type) && !isGroup ? toggle.schema({ type, ...value }) : null,
  },
  {
    name: 'several-values',
    reason: 'A field with `multiple` takes a list. A file and an e-mail field write theirs as one value.',
    schema: ({ type, constraints, choices, required }) =>
      constraints.multiple === true && type !== 'file' && type !== 'email'
        ? {
            type: 'array',
            items: choices === null ? { type: 'string' } : choiceSchema(choices),
            uniqueItems: true,
            ...(required ? { minItems: 1 } : {}),
          }
        : null,
  },
  {
    name: 'fixed-choices',
    reason: 'The source writes every choice, whatever the control looks like.',
    schema: ({ choices }) => (choices === null ? null : choiceSchema(choices)),
  },
  {
    name: 'control',
    reason: 'The kind of control decides the form of its value; a group of boxes or buttons is a choice.',
    schema: (value) => (value.isGroup ? choice : controlOf(value.type)).schema(value),
  },
];

/**
 * Returns the JSON Schema of a field's value, by {@link schemaRules}. If source and page differ the page wins, because
 * the page validates the value.
 * @param element undefined if no page shows the field
 * @param shown the choices that the page offers
 */
export function fieldSchema(
  intent: Intent,
  element: PageElement | undefined,
  shown: readonly Choice[],
  required: boolean,
): JsonSchema {
  const type = workingType(intent, element);
  const isGroup = isBoxGroup(intent) || (isButtonGroup(intent) && intent.control === 'listbox');
  const isMenu = intent.control === 'radio' && element?.role === 'link';
  const isChoice = isGroup || isMenu || controlOf(type).isChoice || (element?.options?.length ?? 0) > 0;
  const question: SchemaQuestion = {
    type,
    constraints: { ...intent.constraints, ...element?.constraints },
    required,
    isGroup,
    choices: isChoice ? fixedChoices(intent, shown, required, showsAll(intent, element)) : null,
  };
  for (const rule of schemaRules) {
    const schema = rule.schema(question);
    if (schema !== null) return schema;
  }
  return { type: 'string' };
}

/** Decides whether the page shows every choice: a native select and radios do, a drawn list may show a part. */
function showsAll(intent: Intent, element: PageElement | undefined): boolean {
  return (
    isButtonGroup(intent) || element?.tag === 'select' || element?.role === 'radio' || element?.role === 'menuitemradio'
  );
}
