import { asciiSlug, phrases } from '@webmcp/text';

/** Returns the phrases of senses as slugs, because names are compared as slugs. */
const slugs = (...senses: Parameters<typeof phrases>[0][]): ReadonlySet<string> =>
  new Set(senses.flatMap((sense) => phrases(sense)).map((phrase) => asciiSlug(phrase)));

const bareActs = slugs('bareActs');
const emptyActs = slugs('agreeing', 'onward');
const onward = slugs('onward');
const verbs = slugs('bareActs', 'verbs');
const writing = slugs('writing');
const visiting = slugs('visiting');
const carriers: ReadonlySet<string> = new Set([...slugs('agreeing'), 'save', 'send', 'submit', 'update', 'done', 'ok']);
const looking: ReadonlySet<string> = new Set([
  ...visiting,
  'manage',
  'close',
  'details',
  'more',
  'search',
  'filter',
  'find',
]);
const answers = slugs('answers');
const pronouns = slugs('pronouns');
const determiners = slugs('determiners');

/** Decides whether an act lacks an object, as "Save" does; the object comes from the surroundings. */
export const isBareAct = (slug: string): boolean => bareActs.has(slug);

/** Decides whether a bare act names no act either: a form "Contact us" with "Submit" is `contact_us`. */
export const isEmptyAct = (slug: string): boolean => bareActs.has(slug) && emptyActs.has(slug);

/** Decides whether an act goes on to the next step. */
export const isOnward = (slug: string): boolean => onward.has(slug);

/** Decides whether a word is a verb at the beginning of a title or a function's name. */
export const isVerb = (word: string): boolean => verbs.has(word);

/** Decides whether an act begins with a verb that changes data: `add_task`. */
export const isWriting = (slug: string): boolean => writing.has(slug.split('_')[0] ?? '');

/** Decides whether a button only saves, sends or confirms, with or without an object: `save_new_time`. */
export const isCarrier = (slug: string): boolean => carriers.has(slug.split('_')[0] ?? '');

/** Decides whether a title names a change of one thing: `move_the_appointment`. A place to look at is no change. */
export function isChange(slug: string): boolean {
  const [verb = '', ...rest] = slug.split('_');
  return rest.some((word) => !determiners.has(word)) && isVerb(verb) && !carriers.has(verb) && !looking.has(verb);
}

/** Decides whether an act searches or filters, so that it is done once its fields are set. */
export const isSearch = (slug: string): boolean => /^(?:search|find|filter|sort)(?:_|$)/.test(slug);

/** Decides whether an act has a verb of going: `view_orders`. */
export const isVisit = (slug: string): boolean => slug.includes('_') && visiting.has(slug.split('_')[0] ?? '');

/** Decides whether a word before a thing is no part of its name: "your profile". */
export const isDeterminer = (word: string): boolean => determiners.has(word);

/** Decides whether a word refers to a thing without naming it: "it". */
export const isPronoun = (word: string): boolean => pronouns.has(word);

/** Removes the answer to a question: "Yes, cancel it" is `cancel`; its object is in the surroundings. */
export function withoutAnswer(slug: string): string {
  const [first = '', ...rest] = slug.split('_');
  const act = answers.has(first) && rest.length > 0 ? rest : [first, ...rest];
  const isAboutIt = act.length > 1 && pronouns.has(act.at(-1) ?? '');
  const verb = isAboutIt ? act.slice(0, -1).join('_') : act.join('_');
  return isBareAct(verb) ? verb : act.join('_');
}
