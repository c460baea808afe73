import type { JsonSchema, JsonValue } from '@webmcp/contract';

import type { PageTools, ToolInfo } from '../register/page-tools.js';
import { make } from './make.js';

/** One argument of the form. */
interface Argument {
  key: string;
  element: HTMLElement;
  /** Returns the value; undefined for an argument that is not given. */
  read(): JsonValue | undefined;
}

/** Makes a form from the schema of a tool. It calls the tool, and shows status, messages and evidence. */
export function callForm({ name, inputSchema }: ToolInfo, tools: PageTools): HTMLFormElement {
  const args = Object.entries(inputSchema.properties).map(([key, schema]) =>
    argumentOf(key, schema, inputSchema.required.includes(key)),
  );
  const answer = make('pre', { role: 'status' });
  const call = async (): Promise<void> => {
    const given = args.flatMap(({ key, read }) => {
      const value = read();
      return value === undefined ? [] : [[key, value] as const];
    });
    answer.textContent = 'The call runs …';
    answer.textContent = shownAnswer(await tools.executeTool(name, Object.fromEntries(given)));
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    call().catch((error: unknown) => (answer.textContent = String(error)));
  };
  return make('form', { onsubmit: submit }, ...args.map(({ element }) => element), make('button', {}, 'Call'), answer);
}

function argumentOf(key: string, schema: JsonSchema, isRequired: boolean): Argument {
  const { type, items } = schema;
  const choices = (schema['enum'] ?? (items as JsonSchema | undefined)?.['enum']) as JsonValue[] | undefined;
  const text = `${key}${isRequired ? ' (required)' : ''}`;
  const labelled = (control: HTMLElement): HTMLElement => make('label', {}, `${text} `, control);
  if (choices !== undefined) {
    const isMany = type === 'array';
    const options = choices.map((choice) => make('option', { value: JSON.stringify(choice) }, String(choice)));
    const select = make('select', { multiple: isMany }, ...(isMany ? [] : [make('option', { value: '' })]), ...options);
    const chosen = (): JsonValue[] =>
      [...select.selectedOptions].flatMap(({ value }) => (value === '' ? [] : [JSON.parse(value) as JsonValue]));
    return {
      key,
      element: labelled(select),
      read: () => (isMany ? (chosen().length ? chosen() : undefined) : chosen()[0]),
    };
  }
  if (type === 'boolean') {
    const box = make('input', { type: 'checkbox' });
    return { key, element: labelled(box), read: () => (box.checked || isRequired ? box.checked : undefined) };
  }
  // Lists and objects are typed as JSON.
  const isJson = type === 'array' || type === 'object';
  const field = isJson
    ? make('textarea')
    : make('input', { type: /^(number|integer)$/.test(String(type)) ? 'number' : 'text' });
  if (field instanceof HTMLInputElement) field.step = 'any';
  const read = (): JsonValue | undefined => {
    if (field.value === '') return undefined;
    return isJson
      ? (JSON.parse(field.value) as JsonValue)
      : field.type === 'number'
        ? Number(field.value)
        : field.value;
  };
  return { key, element: labelled(field), read };
}

function shownAnswer(result: object): string {
  const {
    status,
    messages = [],
    evidence = [],
    ...more
  } = result as {
    status: string;
    messages?: string[];
    evidence?: { kind: string; text?: string }[];
    data?: unknown;
  };
  const lines = [
    status,
    ...messages,
    ...evidence.map(({ kind, text }) => `evidence: ${kind}${text === undefined ? '' : `, ${text}`}`),
  ];
  return [...lines, ...(more.data === undefined ? [] : [JSON.stringify(more.data, null, 1)])].join('\n');
}
