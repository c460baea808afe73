import { foldText } from '@webmcp/text';

import type { Label } from '../intents/model/intent.js';
import { containerAt } from '../match/model/container-at.js';
import { controlOf } from './control-of.js';
import { isPressedRow } from './is-pressed-row.js';
import type { IsWritten } from './is-written.js';
import type { PageControl, SeenElement } from './seen-element.js';
import { writtenStart } from './written-start.js';

/** A text on the page that may be data, with everything that decides about it. */
interface TextQuestion {
  text: string;
  /** The texts of the same control in the other rows and states. */
  others: readonly string[];
  seen: SeenElement;
  isWritten: IsWritten;
}

/** A reason for which a text on the page may be data of the app. Such a text names no control. */
export interface DataRule {
  name: string;
  reason: string;
  holds(question: TextQuestion): boolean;
}

/** One rule that holds is enough. */
export const dataRules: readonly DataRule[] = [
  {
    name: 'no-words',
    reason: 'A number counts something. A sign such as `+` is fixed where a file contains it.',
    holds: ({ text, isWritten }) => !/\p{L}/u.test(text) && (/\p{N}/u.test(text) || isWritten(text) !== true),
  },
  {
    name: 'differs',
    reason: 'A text that differs between rows or states is the data of each.',
    holds: ({ text, others }) => others.some((other) => other !== text),
  },
  {
    name: 'drawn-select',
    reason: 'A drawn select shows its value as its name.',
    holds: ({ seen: { element } }) => element.labels.length === 0 && showsValue(element),
  },
  {
    name: 'in-row',
    reason: 'The only row of a list does not prove that its texts are fixed.',
    holds: ({ text, seen, isWritten }) =>
      seen.row?.row?.keys.some((key) => text.includes(foldText(key.text))) === true && isWritten(text) !== true,
  },
  {
    name: 'not-written',
    reason: 'A text that no file of the app contains comes from data.',
    holds: ({ text, seen, isWritten }) => seen.element.labels.length === 0 && isWritten(text) === false,
  },
];

/** A label of which the page shows nothing but data. */
const onlyData: Label = { text: '…', parts: [null], from: 'page' };

/**
 * Returns the labels of a control: its texts on the pages, without data. A row's name in a text is left open.
 * @param isInTag decides whether a tag of the source contains exactly a text. Source and page then agree on the text
 */
export function ownLabels(
  control: PageControl,
  isWritten: IsWritten,
  isInTag: (text: string) => boolean = () => false,
): Label[] {
  const [first] = control.seen;
  if (first === undefined) return [];
  if (control.choices !== undefined || first.element.role === 'radio') return groupLabels(first);
  if (isPressedRow(first.element)) return [];
  const texts = control.seen.map(textOf);
  const [text = ''] = texts;
  if (text === '') return [];
  const question = { text, others: texts, seen: first, isWritten };
  const isFixed = !dataRules.some(({ holds }) => holds(question));
  if (isFixed) return [{ text, from: first.row === undefined && isInTag(text) ? 'content' : 'page' }];
  return [opened(control, texts) ?? counted(text, isWritten) ?? begun(control, texts, isWritten) ?? onlyData];
}

/** Returns the text that names an element: its label; for a field without a label, the text beside it. */
function textOf({ element, snapshot }: SeenElement): string {
  const { labels, name, beside = [], attributes } = element;
  const [label] = labels;
  if (label !== undefined) return foldText(label);
  if (!controlOf(element, snapshot).isField) return foldText(name);
  const own = foldText(name);
  return own === '' || own === foldText(attributes.placeholder ?? '') ? foldText(beside[0] ?? '') : own;
}

const showsValue = ({ tag, role, attributes }: SeenElement['element']): boolean =>
  attributes['aria-haspopup'] === 'listbox' || (role === 'combobox' && tag !== 'select' && tag !== 'input');

/** Returns the label around the row's name: `Delete …` of "Delete Alpha". Undefined if the texts have no such form. */
function opened({ seen }: PageControl, texts: readonly string[]): Label | undefined {
  const forms = texts.map((text, at) => {
    const key = seen[at]?.row?.row?.keys
      .map((one) => foldText(one.text))
      .find((one) => one !== '' && text.includes(one));
    return key === undefined ? undefined : text.split(key, 2);
  });
  const [form] = forms;
  if (form === undefined || !forms.every((other) => other?.join('…') === form.join('…'))) return undefined;
  const [before = '', after = ''] = form;
  return /\p{L}/u.test(before + after)
    ? { text: `${before}…${after}`, parts: [before, null, after], from: 'page' }
    : undefined;
}

/** Returns the label before a count: `Inbox …` of "Inbox (3)". */
function counted(text: string, isWritten: IsWritten): Label | undefined {
  const [, words = ''] = /^(.*\p{L}.*?)\s*\(?\d+\)?$/u.exec(text) ?? [];
  return words === '' || isWritten(words) === false
    ? undefined
    : { text: `${words} …`, parts: [`${words} `, null], from: 'page' };
}

/**
 * Returns the label of the longest beginning that a file contains: `Signed in as …`. All texts of the control have this
 * beginning, and it is no part of a row's name. A file may contain the data of a row too.
 */
function begun({ seen }: PageControl, texts: readonly string[], isWritten: IsWritten): Label | undefined {
  const start = writtenStart(texts[0] ?? '', isWritten);
  if (start === undefined || !texts.every((text) => text.startsWith(`${start} `))) return undefined;
  const isRowName = seen.some(
    ({ row }) => row?.row?.keys.some(({ text }) => foldText(text).startsWith(start)) === true,
  );
  return isRowName ? undefined : { text: `${start} …`, parts: [`${start} `, null], from: 'page' };
}

/** Returns the labels of a group by its container. */
function groupLabels({ snapshot, element }: SeenElement): Label[] {
  const group = element.chain
    .map((index) => containerAt(snapshot, index))
    .find((container) => container?.kind === 'group' || container?.role === 'radiogroup');
  return [group?.name, group?.heading].flatMap((text) =>
    text === undefined || text === '' ? [] : [{ text: foldText(text), from: 'page' as const }],
  );
}
