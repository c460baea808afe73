import type { PageContainer, PageElement } from '@webmcp/contract';
import { phrases, wholeText } from '@webmcp/text';

import { leadsNowhere } from '../intents/model/leads-nowhere.js';
import { containerAt } from '../match/model/container-at.js';
import { controlOf } from './control-of.js';
import type { SeenElement } from './seen-element.js';

/** A named reason for which an element is no control of its own. */
export interface LeftOutReason {
  name: string;
  /** The reason for people, in the list of unmatched elements. */
  reason: string;
}

/** A kind of element that is no control of its own. */
export interface LeftOutRule<Seen = SeenElement> extends LeftOutReason {
  holds(seen: Seen): boolean;
}

const dismisses = wholeText([...phrases('dismissing'), ...phrases('acknowledging')]);

const closesDialog: LeftOutReason = {
  name: 'close-button-of-a-dialog',
  reason: 'only closes the part of the page around it',
};

/** An element on its page. */
type OnPage = Pick<SeenElement, 'snapshot' | 'element'>;

/** The rules that need no handlers. They also name the reason for paired elements that no tool has. */
export const noControlRules: readonly LeftOutRule<OnPage>[] = [
  {
    name: 'in-declared-form',
    reason: 'belongs to a form that the browser itself offers as a tool',
    holds: (seen) => around(seen).some(({ attributes }) => attributes.toolname !== undefined),
  },
  {
    name: 'option-of-a-list',
    reason: 'is an option, and options belong to their field',
    holds: ({ element: { role } }) => role === 'option' || role === 'treeitem',
  },
  {
    name: 'resets',
    reason: 'only undoes what a call sets',
    holds: ({ element, snapshot }) => controlOf(element, snapshot).control === 'reset',
  },
  {
    ...closesDialog,
    holds: (seen) =>
      around(seen).some(({ kind }) => kind === 'dialog' || kind === 'menu') && dismisses.test(seen.element.name.trim()),
  },
];

/** The first rule that holds is the reason. */
export const leftOutRules: readonly LeftOutRule[] = [
  ...noControlRules,
  {
    name: 'dead',
    reason: 'is dead, because nothing answers a press',
    holds: ({ element: { answers } }) => answers === 'none',
  },
  {
    name: 'no-answer',
    reason:
      'has no function of the app that answers it, and is neither a link, a native field nor the button of a form',
    holds: ({ answers: { handlers, unread, native } }) => handlers.length === 0 && !unread && !native,
  },
  {
    ...closesDialog,
    holds: (seen) => {
      const { unread, place } = seen.answers;
      const isLibrarys = unread && place === undefined;
      return isLibrarys && mayDismiss(seen) && around(seen).some(({ kind }) => kind === 'dialog');
    },
  },
  {
    name: 'around-a-control',
    reason: 'contains one other control and nothing else, and a press reaches that control',
    holds: ({ element: { wraps, role } }) => wraps === true && role !== 'link',
  },
  {
    name: 'part-of-a-field',
    reason: 'is the button of a library inside a field, and the field itself takes the value',
    holds: ({ element, snapshot, answers: { handlers, unread } }) =>
      unread &&
      !controlOf(element, snapshot).isField &&
      handlers.length === 0 &&
      snapshot.elements.some(
        (other) => other !== element && controlOf(other, snapshot).isField && sharesPlace(other, element),
      ),
  },
  {
    name: 'goes-nowhere',
    reason: 'is a link without a page of the app, and no function of the app answers it',
    holds: ({ element: { tag, attributes }, answers: { handlers, unread } }) =>
      tag === 'a' && handlers.length === 0 && !unread && leadsNowhere(attributes.href ?? ''),
  },
];

/** The reasons for the elements of sets in which a call could not choose one. */
export const setReasons = {
  data: { name: 'data', reason: 'shows data, and no row distinguishes it from the others of its set' },
  alike: { name: 'alike', reason: 'looks like another element of the page, and no row distinguishes the two' },
} as const;

/** Decides whether a button has no name, or a name with a word for closing, such as "Close this dialog". */
function mayDismiss({ element, snapshot }: OnPage): boolean {
  if (controlOf(element, snapshot).control !== 'button') return false;
  const name = element.name.trim();
  return name === '' || name.split(/\s+/).some((word) => dismisses.test(word));
}

/** Decides whether the markup of an element is among the markup that a field was made by. */
function sharesPlace({ sources = [] }: PageElement, { sources: own = [] }: PageElement): boolean {
  const [place] = own;
  return (
    place !== undefined &&
    sources.some(({ file, line, column }) => file === place.file && line === place.line && column === place.column)
  );
}

function around({ snapshot, element }: OnPage): PageContainer[] {
  return element.chain.map((index) => containerAt(snapshot, index)).filter((container) => container !== undefined);
}
