import type { JsonSchema, PageConstraints } from '@webmcp/contract';

import type { Choice } from './choices.js';

/** Everything that decides the schema of a field's value. */
export interface FieldValue {
  /** The working type: a native input type, a role, or the control of the source. */
  type: string;
  /** The constraints of source and page. The page's constraint wins, because the page validates the value. */
  constraints: PageConstraints;
  required: boolean;
  /** The choices that the source fixes; null if the source fixes no choices. */
  choices: readonly Choice[] | null;
}

/** The schema of one kind of control. A control is one file of this folder and one entry of the list of controls. */
export interface ControlSchema {
  name: string;
  /** The working types of the control. */
  types: readonly string[];
  /** True if a value is one of the choices that the page shows. */
  isChoice: boolean;
  schema(value: FieldValue): JsonSchema;
}
