/** Button texts that say nothing about what is done; the thing they act on has to be taken from around them. */
const generic: ReadonlySet<string> = new Set([
  'submit',
  'ok',
  'okay',
  'save',
  'send',
  'apply',
  'confirm',
  'continue',
  'next',
  'add',
  'create',
  'update',
  'search',
  'filter',
  'find',
  'go',
  'done',
  'delete',
  'remove',
  'edit',
  'cancel',
  'close',
  'open',
  'view',
  'show',
  'select',
  'new',
  'yes',
  'proceed',
  'finish',
  'start',
  'change',
  'reset',
  'clear',
  'approve',
  'reject',
  'more',
  'details',
  'download',
  'print',
  'share',
  'copy',
  'book',
  'order',
  'buy',
  'pay',
  'register',
  'publish',
  'archive',
  'restore',
  'refresh',
  'post',
  'upload',
]);

/** Texts of these kinds are replaced by what they act on: a form "Contact us" with a button "Submit" is `contact_us`. */
const empty: ReadonlySet<string> = new Set([
  'submit',
  'ok',
  'okay',
  'confirm',
  'continue',
  'next',
  'go',
  'done',
  'yes',
  'proceed',
  'finish',
  'apply',
  'start',
]);

export const isGenericAction = (slug: string): boolean => generic.has(slug);
export const isEmptyAction = (slug: string): boolean => empty.has(slug);

/** Words that lead on to what comes next. */
export const isOnward = (slug: string): boolean => /^(?:next|start|continue|proceed|go)$/.test(slug);

/** English verbs that a title or handler name can begin with; such a text names an act by itself. */
export const isVerb = (word: string): boolean =>
  generic.has(word) ||
  /^(?:sign|log|place|check|track|rate|review|contact|subscribe|schedule|request|invite|import|export|manage|set|choose|make|join|leave|follow|like|mark|move|transfer|withdraw|deposit|donate|reschedule|reserve|rename|duplicate|assign|reply|comment|report|verify|sort|toggle|reorder|return)$/.test(
    word,
  );

/** "Yes, cancel it" answers a question; what is done is "cancel", and to what stands around it. */
export function withoutAnswer(slug: string): string {
  const said = slug.replace(/^(?:yes|ok|okay|sure)_/, '');
  const verb = said.replace(/_(?:it|this|that|them|these|those)$/, '');
  return isGenericAction(verb) ? verb : said;
}
