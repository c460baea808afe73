import type { PageElement, RiskLevel } from '@webmcp/contract';

import type { HandlerEvidence, Intent } from '../intents/model/intent.js';
import { namesAWrite } from '../risk/words/names-a-write.js';
import { onlyGoes } from './only-goes.js';
import { onlyShows, staysHarmless } from './only-shows.js';

/** An element that exploring may press, with the facts of the source about the element. */
export interface OpenerQuestion {
  element: PageElement;
  /** The intent of the element. Absent if no intent was paired with the element. */
  intent?: Intent;
  /** The handlers of the intent; for an element without an intent, those that the page names. */
  handlers: readonly HandlerEvidence[];
  /** True if the source opens a boundary with the intent. */
  opensBySource: boolean;
  /** The places of the parts that the source opens with the intent. */
  opened: ReadonlySet<string>;
  /** True if the source shows fields with the intent first, and submits these fields with it once they are shown. */
  turns: boolean;
  /** True if the intent adds an item to a list of fields that the page does not show as rows: none, or a single item. */
  addsItem: boolean;
  /** True if the intent chooses an entry of a list, and the source shows a part for the chosen entries. */
  choosesEntry: boolean;
  /** The count of controls that set the state of this intent to a value of their own; 0 if the intent sets no such state. */
  choices: number;
  /** Returns the risk of the intent as a tool. Computed when a rule needs it. */
  risk(): RiskLevel;
}

/** The facts about an element for which the source opens nothing. */
export const opensNothing: Omit<OpenerQuestion, 'element' | 'intent' | 'handlers' | 'risk'> = {
  opensBySource: false,
  opened: new Set(),
  turns: false,
  addsItem: false,
  choosesEntry: false,
  choices: 0,
};

/** A reason to press an element or to leave it. */
export interface OpenerRule {
  name: string;
  /** True if exploring presses an element for which the rule holds. */
  presses: boolean;
  /** True if a press goes to another page. */
  goes?: boolean;
  /** True if such elements are pressed after all others of a page. */
  last?: boolean;
  reason: string;
  holds(question: OpenerQuestion): boolean;
}

/** The most values of one state that exploring tries. An app has fewer views; a palette has more colours. */
const mostChoices = 8;

/** The first rule that holds decides; an element without a rule is left. The source comes before the markup. */
export const openerRules: readonly OpenerRule[] = [
  {
    name: 'chooses-an-entry',
    presses: true,
    reason: 'It chooses an entry in memory, and the page then shows what can be done with the chosen ones.',
    holds: ({ choosesEntry }) => choosesEntry,
  },
  {
    name: 'field-or-submit',
    presses: false,
    reason: 'It sets or submits something.',
    holds: ({ element: { role }, intent }) =>
      role === 'checkbox' || intent?.kind === 'field' || intent?.control === 'submit' || intent?.control === 'reset',
  },
  {
    name: 'safe-opener',
    presses: true,
    reason: 'The source opens something with it, and nothing else of weight.',
    holds: ({ opensBySource, risk }) => opensBySource && risk() === 'safe',
  },
  {
    name: 'adds-an-item',
    presses: true,
    reason:
      'It adds an item to a list of fields in memory and sends nothing. Without items no page shows these fields as rows.',
    holds: ({ addsItem, risk }) => addsItem && risk() !== 'destructive',
  },
  {
    name: 'only-shows',
    presses: true,
    reason: 'Its handlers show a part of the page and do nothing else.',
    holds: ({ handlers, opened, risk }) =>
      onlyShows(handlers, opened) && (!handlers.some(changesList) || risk() !== 'destructive'),
  },
  {
    name: 'chooses-its-view',
    presses: true,
    reason:
      'It sets a state in memory to the value that shows a part by the source, and calls nothing that keeps or sends.',
    holds: ({ opensBySource, handlers, risk }) =>
      opensBySource && handlers.some(setsText) && handlers.every(staysHarmless) && risk() !== 'destructive',
  },
  {
    name: 'turning-button',
    presses: true,
    reason: 'It shows fields first. Only a second press submits them, and exploring presses once.',
    holds: ({ opensBySource, turns, risk }) => opensBySource && turns && risk() !== 'destructive',
  },
  {
    name: 'risky-opener',
    presses: false,
    reason: 'It also writes or ends something.',
    holds: ({ opensBySource }) => opensBySource,
  },
  {
    name: 'only-goes',
    presses: true,
    goes: true,
    reason: 'Its handlers go to a page whose address only the run knows: the page of a record.',
    holds: ({ intent, handlers, risk }) => intent !== undefined && onlyGoes(handlers) && risk() === 'safe',
  },
  {
    name: 'chooses-a-value',
    presses: true,
    last: true,
    reason:
      'It sets a state in memory to a value of its own. The source may have missed the view that the value shows.',
    holds: ({ choices, handlers, risk }) =>
      choices > 0 && choices <= mostChoices && handlers.every(staysHarmless) && risk() === 'safe',
  },
  {
    name: 'marked-without-code',
    presses: true,
    reason: 'The markup marks it as an opener, and the source has no handler that does more.',
    holds: ({ element, intent }) => isMarkedOpener(element) && (intent?.handlers ?? []).length === 0,
  },
  {
    name: 'marked-and-safe',
    presses: true,
    reason: 'The markup marks it as an opener, and its handlers are safe.',
    holds: ({ element, risk }) => isMarkedOpener(element) && risk() === 'safe',
  },
];

/** Returns the rule by which exploring presses an element, of {@link openerRules}; undefined for an element that it leaves. */
export function pressingRule(question: OpenerQuestion): OpenerRule | undefined {
  const rule = openerRules.find(({ holds }) => holds(question));
  return rule?.presses === true ? rule : undefined;
}

/** Decides whether a handler computes a list from a list, as `todos = todos.filter(…)` removes a record. */
const changesList = ({ does: { calls }, sets }: HandlerEvidence): boolean =>
  sets.some(({ value }) => value === undefined) && calls.some(({ callee }) => makesPart.test(callee.at(-1) ?? ''));

const makesPart = /^(?:filter|slice|toSpliced|reject|without|omit)$/;

/** Decides whether a handler sets a state to a text, such as the name of a view. */
const setsText = ({ sets }: HandlerEvidence): boolean => sets.some(({ value }) => typeof value === 'string');

/** Decides whether ARIA or HTML marks an element as an opener. None of its texts may name a write. */
function isMarkedOpener({ tag, role, name, labels, attributes }: PageElement): boolean {
  const popup = attributes['aria-haspopup'];
  const isMarked =
    tag === 'summary' ||
    role === 'tab' ||
    attributes['aria-expanded'] === 'false' ||
    (popup !== undefined && popup !== 'false' && popup !== 'listbox');
  return isMarked && ![name, ...labels].some(namesAWrite);
}
