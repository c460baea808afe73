import { firstWords, isOverlayKind, phrases, wholeText } from '@webmcp/text';

import { directiveProp } from '../../extract/facts/neutral-props.js';
import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import { firstFit, type Rule } from '../model/rule.js';
import { contentReadings } from '../readings/content-readings.js';
import { labelsOf } from '../readings/found-label.js';
import { handlersOf } from '../values/handlers.js';
import { findValue, textProp } from '../values/prop-values.js';
import { knownButtonWords } from './button-words.js';
import {
  asksToClose,
  hides,
  hidesWithDrafts,
  hidesWithFlags,
  isHarmless,
  mayOnlyClose,
  toggles,
} from './closing-handlers.js';

/** Words that confirm; on a close button they only acknowledge. */
const acknowledges = wholeText(phrases('acknowledging'));
/** Signs on buttons that close. */
const crosses = ['×', '✕', '✖', 'x$'];
/** Matches a button that leaves without effect. */
const leaves = firstWords([...phrases('dismissing'), ...phrases('leaving'), ...crosses]);
/** Matches a button that only cancels. With an object, as in "Cancel order", the button names an act. */
const takesBack = wholeText(phrases('dismissing'));

/** Matches a button that puts values back, such as those of a filter. */
const clears = firstWords(phrases('clearing'));

/** An action that may only dismiss a boundary around it. */
export class DismissCase {
  readonly intent: DraftIntent;
  /** The action also opens a boundary. */
  readonly opensOther: boolean;
  /** The boundaries around the action, innermost first. */
  readonly around: readonly DraftBoundary[];
  /** The innermost overlay around the action. */
  readonly overlay: DraftBoundary | undefined;

  constructor(intent: DraftIntent, opensOther: boolean) {
    const around: DraftBoundary[] = [];
    for (let at = intent.boundary; at !== null; at = at.parent) around.push(at);
    this.intent = intent;
    this.opensOther = opensOther;
    this.around = around;
    this.overlay = around.find((boundary) => isOverlayKind(boundary.kind));
  }

  /** The button's text, by its own props or its content. A button that a component renders has the text that is known of it. */
  get words(): string {
    const { implied, node, entry } = this.intent;
    if (implied !== undefined) return implied.labels[0]?.text ?? '';
    const { props, children } = node;
    const ofLibrary = entry.is === 'action' ? (entry.label ?? []) : [];
    const given = textProp(props, 'aria-label', 'title', 'label', 'value', ...ofLibrary);
    return given ?? labelsOf(contentReadings(children), 'content')[0]?.text ?? '';
  }

  /** The handlers of the button do nothing, or only request a close. A button that closes and saves is an action. */
  get isIdle(): boolean {
    const { implied, node } = this.intent;
    const handlers = implied === undefined ? handlersOf(node.props) : [];
    return handlers.every((handler) => asksToClose(handler) || handler.does.calls.every(isHarmless));
  }

  /** The boundary that all handlers hide. */
  get hidden(): DraftBoundary | undefined {
    return this.around.find((boundary) => this.intent.handlers.every((handler) => hides(handler, boundary)));
  }

  /** The boundary whose flag all handlers toggle. */
  get toggled(): DraftBoundary | undefined {
    return this.around.find((boundary) => this.intent.handlers.every((handler) => toggles(handler, boundary)));
  }
}

/**
 * The rules for the boundary that an action only dismisses. The first rule that fits decides; undefined if no rule
 * fits.
 */
export const dismissRules: readonly Rule<DismissCase, DraftBoundary | undefined>[] = [
  {
    name: 'clears values',
    reason: 'A button such as "Clear filter" puts values back, and closes the part besides.',
    fits: ({ intent: { handlers }, words }) =>
      clears.test(words) && new Set(handlers.flatMap(({ sets }) => sets.map(({ state }) => state))).size > 1,
    gives: () => undefined,
  },
  {
    name: 'close button of a library',
    reason: 'The library table knows the part; words that submit outweigh the table.',
    fits(button) {
      const { intent, overlay } = button;
      const isClose =
        (intent.entry.is === 'action' && intent.entry.dismisses === true) || intent.implied?.dismisses === true;
      if (overlay === undefined || !isClose) return false;
      const { words } = button;
      return !(knownButtonWords.submits(words) && !acknowledges.test(words)) && button.isIdle;
    },
    gives: ({ overlay }) => overlay,
  },
  {
    name: 'close attribute',
    reason: 'Bootstrap’s attribute and Quasar’s directive close the overlay around.',
    fits: (button) =>
      button.overlay !== undefined &&
      findValue(button.intent.node.props, 'data-bs-dismiss', 'data-dismiss', directiveProp('close-popup')) !==
        undefined &&
      button.isIdle,
    gives: ({ overlay }) => overlay,
  },
  {
    name: 'form of a dialog',
    reason: 'A submit of `<form method="dialog">` closes the dialog; other words confirm something.',
    fits: (button) =>
      button.overlay !== undefined &&
      submitsDialogForm(button.intent) &&
      (leaves.test(button.words) || textProp(button.intent.node.props, 'value') === 'cancel'),
    gives: ({ overlay }) => overlay,
  },
  {
    name: 'other act',
    reason: 'A submit, an opener, or a button without known handlers does something else.',
    fits: ({ intent, opensOther }) => opensOther || intent.control === 'submit' || intent.handlers.length === 0,
    gives: () => undefined,
  },
  {
    name: 'hides a boundary',
    reason:
      'All handlers set the boundary’s state to hidden. Outside of an overlay the words must agree, or be none, or be those of the controls inside: a menu that any press closes.',
    fits: ({ hidden }) => hidden !== undefined,
    gives({ hidden, overlay, words, intent: { node } }) {
      if (overlay !== undefined) return overlay;
      const isBox = node.children.some(({ controls }) => controls > 0);
      return words === '' || isBox || leaves.test(words) ? hidden : undefined;
    },
  },
  {
    name: 'toggles a boundary',
    reason: 'A toggle inside the part that it shows can only hide the part, if its words agree: "Hide details".',
    fits: ({ toggled, words }) => toggled !== undefined && leaves.test(words),
    gives: ({ toggled }) => toggled,
  },
  {
    name: 'hides with a flag',
    reason:
      'A button with only the word Cancel or Close hides the part around. Its other sets are flags of its own look.',
    fits: ({ intent, around, words }) => takesBack.test(words.trim()) && hiddenWithFlags(intent, around) !== undefined,
    gives: ({ intent, around }) => hiddenWithFlags(intent, around),
  },
  {
    name: 'hides with drafts',
    reason: 'A button with only the word Cancel or Close hides the part around, and its other sets are drafts.',
    fits: ({ intent, around, words }) => takesBack.test(words.trim()) && hiddenWithDrafts(intent, around) !== undefined,
    gives: ({ intent, around }) => hiddenWithDrafts(intent, around),
  },
  {
    name: 'takes back',
    reason: 'A button with only the word Cancel or Close closes the overlay around, where the handlers allow it.',
    fits(button) {
      const { overlay, intent } = button;
      if (overlay === undefined || !takesBack.test(button.words.trim())) return false;
      return intent.handlers.every((handler) => mayOnlyClose(handler, overlay));
    },
    gives: ({ overlay }) => overlay,
  },
  {
    name: 'asks to close',
    reason: 'All handlers ask the parent to close.',
    fits: ({ overlay, intent }) => overlay !== undefined && intent.handlers.every(asksToClose),
    gives: ({ overlay }) => overlay,
  },
];

/** Returns the boundary that an action only dismisses: a Cancel in a dialog, a × on a panel. */
export function dismissedBy(intent: DraftIntent, opensOther: boolean): DraftBoundary | undefined {
  if (intent.entry.is === 'field') return undefined;
  return firstFit(dismissRules, new DismissCase(intent, opensOther));
}

const hiddenWithFlags = ({ handlers }: DraftIntent, around: readonly DraftBoundary[]): DraftBoundary | undefined =>
  around.find((boundary) => handlers.every((handler) => hidesWithFlags(handler, boundary)));

const hiddenWithDrafts = ({ handlers }: DraftIntent, around: readonly DraftBoundary[]): DraftBoundary | undefined =>
  around.find((boundary) => handlers.every((handler) => hidesWithDrafts(handler, boundary)));

function submitsDialogForm({ node, form }: DraftIntent): boolean {
  const formNode = form?.node;
  const formMethod = formNode?.kind === 'element' ? textProp(formNode.props, 'method') : undefined;
  return (textProp(node.props, 'formmethod') ?? formMethod)?.toLowerCase() === 'dialog';
}
