import { words } from '@webmcp/text';

import type { AppModel, Boundary, HandlerEvidence, Intent } from '../intents/model/intent.js';
import { labelText } from '../intents/model/label-text.js';
import { sensitivity } from '../risk/sensitivity/sensitivity.js';

/** The form of the app that adds one record to a list. */
export interface AddingForm {
  /** The button that sends the form. */
  submit: Intent;
  /** The steps of a harness that fill and send the form, one statement each. */
  steps: string[];
}

/** A value for each kind of field. A kind that is absent needs no value, or has no safe one. */
const samples: Readonly<Partial<Record<Intent['control'], string>>> = {
  text: "fill('Sample')",
  textarea: "fill('Sample')",
  search: "fill('Sample')",
  email: "fill('sample@example.org')",
  tel: "fill('5550100')",
  url: "fill('https://example.org')",
  number: "fill('1')",
  date: "fill('2026-01-15')",
  select: 'selectOption({ index: 1 })',
};

/**
 * Finds the form that adds a record to the list around a row's control. An app that begins with an empty list shows no row
 * before. The source alone decides: the form's code puts one more entry into a list. A list with a word of the row's list
 * comes first. A form with a secret or a file is none.
 */
export function addingForm(intent: Intent, appModel: AppModel): AddingForm | undefined {
  const row = around(intent, appModel).find(({ kind, loop }) => kind === 'row' && loop !== undefined);
  if (row?.loop === undefined) return undefined;
  const wanted = new Set([...words(row.loop.over), ...words(row.loop.item ?? '')].map(singular));
  const forms = appModel.intents.flatMap((submit) => {
    const form = around(submit, appModel).find(({ kind }) => kind === 'form');
    const lists = [...submit.handlers, ...(form?.handlers ?? [])].flatMap(listsThatGrow);
    const isSubmit = submit.kind === 'action' && form !== undefined && submit.control === 'submit';
    return isSubmit && lists.length > 0 ? [{ submit, form, lists }] : [];
  });
  const fits = forms.find(({ lists }) => lists.some((list) => words(list).some((word) => wanted.has(singular(word)))));
  const chosen = fits ?? (forms.length === 1 ? forms[0] : undefined);
  if (chosen === undefined) return undefined;
  const fields = appModel.intents.filter((one) => one.kind === 'field' && around(one, appModel).includes(chosen.form));
  if (fields.some((field) => sensitivity(field, []) !== undefined)) return undefined;
  const filled = fields.flatMap((field) => {
    const value = samples[field.control];
    return value === undefined ? [] : [`await ${located(field)}.${value};`];
  });
  return { submit: chosen.submit, steps: [...filled, `await ${located(chosen.submit)}.click();`] };
}

/** Returns the boundaries around an intent, innermost first. */
function around({ boundary }: Intent, { boundaries }: AppModel): Boundary[] {
  const found: Boundary[] = [];
  for (let at = boundary; at !== null;) {
    const one: Boundary | undefined = boundaries[at];
    if (one === undefined) break;
    found.push(one);
    at = one.parent;
  }
  return found;
}

/** Returns the lists that a handler puts one more entry into: `tasks.push(task)`, `setTasks([...tasks, task])`. */
function listsThatGrow({ does: { calls, assigns } }: HandlerEvidence): string[] {
  const pushed = calls.flatMap(({ callee, on }) => {
    if (!/^(?:push|unshift)$/.test(callee.at(-1) ?? '')) return [];
    const path = on?.kind === 'reference' ? on.path : callee.slice(0, -1);
    return [path.at(-1) ?? ''];
  });
  const copied = assigns.flatMap(({ target, value }) =>
    value.kind === 'array' && value.items.some(({ kind }) => kind === 'object' || kind === 'call')
      ? [target.join('.').replace(/^.*:/, '')]
      : [],
  );
  return [...pushed, ...copied].filter((name) => name !== '');
}

const singular = (word: string): string => word.replace(/(?<=..)s$/, '');

function located({ labels, placeholder, name, domId, roles, control }: Intent): string {
  const label = labelText(labels);
  const text = (value: string): string => JSON.stringify(value);
  if (control === 'submit' || control === 'button')
    return `page.getByRole(${text(roles[0] ?? 'button')}${label === '' ? '' : `, { name: ${text(label)} }`})`;
  if (domId !== undefined) return `page.locator(${text(`[id=${text(domId)}]`)})`;
  if (name !== undefined) return `page.locator(${text(`[name=${text(name)}]`)})`;
  if (placeholder !== undefined) return `page.getByPlaceholder(${text(placeholder)})`;
  return `page.getByLabel(${text(label)})`;
}
