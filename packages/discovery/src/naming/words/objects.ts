import { asciiSlug, singular, words } from '@webmcp/text';

import { labelText } from '../../intents/model/label-text.js';
import type { Boundary, Intent } from '../../intents/model/intent.js';
import { isDeterminer, isPronoun, isVerb } from './action-words.js';

/** Words of a list's name in code that name no thing. */
const listNoise: ReadonlySet<string> = new Set(
  (
    'filtered sorted ordered visible shown displayed matching matches matched found remaining stored saved all paged ' +
    'paginated value data items list rows array arr results result current use memo get to show display render copy temp'
  ).split(' '),
);

/** Names of a loop's item that name no thing. */
const itemNoise: ReadonlySet<string> = new Set([
  'item',
  'row',
  'entry',
  'it',
  'one',
  'x',
  'i',
  'el',
  'element',
  'record',
]);

/** Search verbs of one word. */
const searching: ReadonlySet<string> = new Set(['search', 'find', 'filter']);

/** Words between a search verb and its object: "Search for the …". */
const linking: ReadonlySet<string> = new Set(['for', 'the']);

/** Verbs of a button beside one text box, whose placeholder may have the same verb and a thing: "Add a note". */
const adding: ReadonlySet<string> = new Set(['add', 'create', 'post', 'write', 'send']);

/** Words behind the thing of a placeholder: "Add a task for today". */
const ending: ReadonlySet<string> = new Set(['to', 'for', 'in', 'on', 'here', 'with', 'and', 'or', 'below']);

/** States of records. A list with such a name contains some of the things: `open`, `completed`. */
const stateWords: ReadonlySet<string> = new Set(
  'open closed done undone doing completed uncompleted incomplete unfinished finished pending active inactive archived overdue upcoming'.split(
    ' ',
  ),
);

/** Matches the methods that return a part of a list, and the value of a ref: `tasks.value.filter()`. */
const partOfList = /(?:\.value)?(?:\.(?:filter|sort|toSorted|slice|reverse|toReversed|concat)\(\))+$/;

/**
 * Returns the slug of one thing in a row: a loop over `orders` has one `order`. Where the list is named for a state, the
 * component of the row names the thing.
 */
export function rowObject(row: Pick<Boundary, 'loop' | 'source'> | undefined): string {
  if (row === undefined) return '';
  const list = (row.loop?.over ?? '').replace(partOfList, '');
  const last = list.split(/[.:[\](]/).findLast((part) => part !== '') ?? '';
  const over = words(last).filter((word) => !listNoise.has(word) && word.length > 2);
  const item = words(row.loop?.item ?? '').filter((word) => !itemNoise.has(word) && word.length > 1);
  const named = asciiSlug(item.join(' '));
  if (named !== '') return named;
  const ofList = over.filter((word) => !stateWords.has(word));
  return asciiSlug(singular(ofList.join(' '))) || (over.length === 0 ? '' : moduleThing(row.source.file));
}

/** Returns one thing of a list by the title over the list: `book` for "Books", `booking` for "Your bookings". */
export function listedThing(title: string): string {
  const own = asciiSlug(title)
    .split('_')
    .filter((word) => !isDeterminer(word));
  const last = own.at(-1) ?? '';
  const one = singular(last);
  return own.length > 2 || one === last || isVerb(own[0] ?? '') ? '' : [...own.slice(0, -1), one].join('_');
}

/** Returns the thing that a source file is written for: `todo_item` for `TodoItemInput.js`. '' for other names of files. */
export function moduleThing(file: string): string {
  const base =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '';
  const own = words(base).filter((word) => !partWords.has(word));
  const [first = '', ...rest] = own;
  const thing = isVerb(first) ? rest : own;
  return /^[A-Z][a-z0-9]+[A-Z]/.test(base) && thing.length > 0 ? thing.slice(0, 2).join('_') : '';
}

/** Words of components' names that name a part of the page and no thing. */
const partWords: ReadonlySet<string> = new Set(
  'app button card cell component container content dialog drawer form header input layout menu modal page panel popup row section sidebar table view wrapper'.split(
    ' ',
  ),
);

/** Returns the thing that a section's title names: `profile` for "Your profile", `address` for "New address". */
export function titledObject(section: string, verb: string): string {
  const asked = askedObject(section, verb);
  if (asked !== undefined) return asked;
  const rest = asciiSlug(section)
    .split('_')
    .filter((word, at) => !(at === 0 && (isVerb(word) || word === verb)) && !isDeterminer(word));
  return rest.slice(0, 3).join('_');
}

/**
 * Returns the thing that a question names after its verb: `project` for "Are you sure you want to delete this project?". Empty
 * if the question names no thing; undefined for a title that asks nothing.
 */
function askedObject(title: string, verb: string): string | undefined {
  const question = /[^.!?]*\?/.exec(title)?.[0];
  if (question === undefined) return undefined;
  const all = asciiSlug(question).split('_');
  const at = all.lastIndexOf(verb);
  if (at === 0) return undefined;
  const named = at < 0 ? [] : all.slice(at + 1).filter((word) => !isDeterminer(word) && !isPronoun(word));
  return named.slice(0, 3).join('_');
}

/** Returns the thing that a search field names after the verb: `products` for "Search products". */
export function searchedObject(verb: string, fields: readonly Intent[]): string {
  if (!searching.has(verb)) return '';
  for (const text of fields.flatMap((field) => [field.placeholder ?? '', labelText(field.labels)])) {
    const parts = asciiSlug(text)
      .split('_')
      .filter((part) => part !== '');
    if (parts[0] === verb && parts.length > 1)
      return parts
        .slice(1, 4)
        .filter((part) => !linking.has(part))
        .join('_');
  }
  return '';
}

/** Returns the thing that the only field of a form names after the verb of its button: `note` for "Add a note". */
export function addedObject(verb: string, fields: readonly Intent[]): string {
  const [field, other] = fields;
  if (field === undefined || other !== undefined || !adding.has(verb)) return '';
  const texts = [field.placeholder ?? '', labelText(field.labels)].map((text) => asciiSlug(text).split('_'));
  const [, ...rest] = texts.find(([first]) => first === verb) ?? [];
  const end = rest.findIndex((word) => ending.has(word));
  const thing = rest.slice(0, end < 0 ? rest.length : end).filter((word) => word !== 'new' && !isDeterminer(word));
  return thing.length > 3 || thing.some((word) => isPronoun(word)) ? '' : thing.join('_');
}
