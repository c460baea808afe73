import type { Field, Tool } from '@webmcp/contract';

/** A reason why the browser's declarative path does not do the same as a tool of ours. */
interface DeclarativeRule {
  name: string;
  /** Completes "no attributes for …: …". */
  reason: string;
  breaks(tool: Tool): boolean;
}

const some =
  (holds: (field: Field) => boolean) =>
  ({ fields }: Tool): boolean =>
    fields.some(holds);

const hasKeyword = (...keywords: string[]) => some(({ schema }) => keywords.some((keyword) => keyword in schema));

/** The field kinds that the browser sets by itself as the runtime does. */
const plainRoles: ReadonlySet<string> = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox']);

/**
 * The reasons against declarative attributes, in order. The browser sets fields, keeps required, enum, pattern and number
 * limits, and submits; all else it leaves out. The first reason that fits is printed.
 */
export const declarativeRules: readonly DeclarativeRule[] = [
  { name: 'no-form', reason: 'it is no form', breaks: ({ kind, action }) => kind !== 'form' || action === undefined },
  {
    name: 'not-html',
    reason: 'its form is in no HTML file',
    breaks: ({ source }) => source === undefined || !/\.html?$/i.test(source.file),
  },
  {
    name: 'risk',
    reason: 'a person is asked before it acts',
    breaks: ({ risk }) => risk.level === 'destructive',
  },
  {
    name: 'way',
    reason: 'it has a row or steps before the form',
    breaks: ({ row, reach, flow }) => row !== undefined || (reach ?? []).length > 0 || flow !== undefined,
  },
  {
    name: 'handler',
    reason: 'a script of the app answers its form, so the browser would report an error after the act',
    breaks: ({ action, submitsBy }) => action?.handled === true || submitsBy === undefined,
  },
  {
    name: 'sensitive',
    reason: 'a field of it is left to the person',
    breaks: some(({ sensitive }) => sensitive !== undefined),
  },
  {
    name: 'nameless-field',
    reason: 'a field of it has no name attribute',
    breaks: some(({ fingerprint, key }) => fingerprint?.name !== key),
  },
  {
    name: 'field-kind',
    reason: 'the browser sets one of its fields in another way',
    breaks: some(({ role }) => !plainRoles.has(role)),
  },
  {
    name: 'limits',
    reason: 'the browser drops a limit of a field: a length, a date or a condition',
    breaks: hasKeyword('minLength', 'maxLength', 'format', 'description', 'items', 'multipleOf'),
  },
];
