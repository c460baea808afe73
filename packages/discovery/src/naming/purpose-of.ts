import { isDeterminer } from './words/action-words.js';
import { purposes, type Purpose } from './words/purposes.js';

/** The words of a tool that its purpose uses. */
export interface PurposeWords {
  /** The act with its object, such as `delete_order`. */
  act: string;
  /** One thing of the rows, in words: `order`; '' or undefined for a tool without rows, or without a word for them. */
  thing?: string;
}

/** Words of acts that join two wordings, or name a button: `add_or_remove`, `delete_confirm`. */
const noObject = /^(?:or|confirm|button|form)$/;

/** Words that begin an object as a determiner does: `delete_all_orders`. */
const quantifiers = /^(?:all|every|each|any|selected)$/;

/** Words for the place of the things that a person buys. */
const cart = /^(?:cart|basket|bag)$/;

/** Words after a verb that begin no object: `add_to_cart`. */
const prepositions = /^(?:to|from|in|into|of|on|for|with|as|at|and|up|out|off)$/;

/**
 * Returns a sentence with the purpose of a tool, by the first word of its act: `Deletes (removes) one order.` Returns '' if
 * {@link purposes} has no such word. An act without an object, or with two wordings of one control, has no purpose either.
 */
export function purposeOf({ act, thing = '' }: PurposeWords): string {
  const [verb = '', ...rest] = act.split('_');
  const purpose = purposes.find(({ verbs }) => verbs.includes(verb));
  if (purpose === undefined || !isMeant(purpose, { verb, rest, thing })) return '';
  const makes = purpose.makes === true;
  const words = makes && rest[0] === 'new' ? rest.slice(1) : rest;
  const isPlaced = prepositions.test(words[0] ?? '');
  const object = objectOf(words, thing === '' ? '' : `one ${thing}`, makes && !isPlaced);
  if (object === '') return purpose.alone === true ? `${purpose.does}.` : '';
  return isPlaced ? `${purpose.puts ?? purpose.does} ${object}${toBuy(rest)}.` : `${purpose.does} ${object}.`;
}

/** Decides whether an act has the purpose of its verb. "Order a cake" buys it; only "order by price" sorts. */
function isMeant({ ofRow }: Purpose, { verb, rest, thing }: { verb: string; rest: string[]; thing: string }): boolean {
  if (verb === 'order' && rest[0] !== 'by') return false;
  if (ofRow === true && (rest.length === 0 || thing === '')) return false;
  return !rest.some((word) => noObject.test(word));
}

/** A shop sells by its cart. */
const toBuy = (rest: readonly string[]): string => (rest.some((word) => cart.test(word)) ? ', to buy it' : '');

function objectOf(words: readonly string[], one: string, makes: boolean): string {
  const [first = ''] = words;
  const text = words.join(' ');
  if (one === `one ${text}`) return one;
  if (first === 'by') return `the list ${text}`;
  if (first === '' || prepositions.test(first)) return one === '' ? '' : `${one} ${text}`.trim();
  if (quantifiers.test(first) || isDeterminer(first)) return text;
  const owner = one === '' ? '' : ` ${makes ? 'for' : 'of'} ${one}`;
  if (!makes) return `the ${text}${owner}`;
  return `${/[^su]s$/.test(text) ? 'new' : 'a new'} ${text}${owner}`;
}
