import type { PageElement } from '@webmcp/contract';
import { firstWords, foldText, phrases, stepDirection, words } from '@webmcp/text';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { Intent } from '../intents/model/intent.js';

/** One control that may be a choice of several: its intent, its tool, and one of its elements. */
export interface Option {
  intent: Intent;
  candidate: ToolCandidate;
  element: PageElement;
}

/** A reason for which controls are one field. */
export interface ChoiceRule {
  name: string;
  reason: string;
  /** The least number of controls that make a field. */
  least: number;
  /** The roles of the field's elements. The first one is the role of each option. */
  roles: [string, ...string[]];
  /** The field's kind of control: one of several values, or a number. */
  control: 'radio' | 'number';
  /** Returns the key that all options of one field share, and the words that name the field. */
  shared(option: Option): { key: string; names: string } | undefined;
}

/** Words of buttons that act, each for itself. */
const acting = firstWords(
  (['ending', 'money', 'writing', 'submitting', 'beginning', 'clearing', 'dismissing', 'leaving'] as const).flatMap(
    (sense) => phrases(sense),
  ),
);

/** Verbs of setters, and words that any state may have. Both name no thing. */
const nameless =
  /^(?:set|select|choose|pick|change|update|switch|toggle|use|on|handle|apply|filter|by|to|go|show|active|selected|current|chosen|value|state|option|index|item|id|key|click|count|counter|num|number)$/;

/** Calls that a choice can make beside its own call. */
const plumbing = /^(?:prevent|stop)(?:Default|Propagation|ImmediatePropagation)$/;

/**
 * The rules, best evidence first. A control belongs to the first rule that finds a key for it. All options of a field are
 * in one part of the page, in the same states.
 */
export const choiceRules: readonly ChoiceRule[] = [
  {
    name: 'steps-of-a-number',
    reason: 'Two buttons with − and + around one number set this number.',
    least: 2,
    roles: ['button', 'group'],
    control: 'number',
    shared: ({ intent, element }) =>
      element.steps === true && stepDirection(element.name) !== 0
        ? { key: String(intent.boundary), names: stateOf(intent) }
        : undefined,
  },
  {
    name: 'sets-one-state',
    reason: 'Buttons that set one state to different values choose one of these values.',
    least: 2,
    roles: ['button', 'group'],
    control: 'radio',
    shared: (option) => {
      const { chooses } = option.intent;
      if (chooses === undefined || isActing(option)) return undefined;
      return { key: chooses.state, names: chooses.state.replace(/^.*[:.]/, '') };
    },
  },
  {
    name: 'passes-a-literal',
    reason: 'Buttons that call one function with different literals choose its argument.',
    least: 2,
    roles: ['button', 'group'],
    control: 'radio',
    shared: (option) => (isActing(option) ? undefined : literalCall(option.intent)),
  },
  {
    name: 'links-of-a-menu',
    reason: 'Many links of one menu choose the page to go to.',
    least: 6,
    roles: ['link', 'navigation'],
    control: 'radio',
    shared: ({ intent, candidate }) =>
      candidate.kind === 'navigation' && isOwnPage(intent.href) ? { key: 'menu', names: 'page' } : undefined,
  },
];

/** Returns the name of the one state that a control sets; '' without one. */
function stateOf({ handlers }: Intent): string {
  const states = new Set(handlers.flatMap(({ sets }) => sets.map(({ state }) => state.replace(/^.*[:.]/, ''))));
  return states.size === 1 ? [...states][0]! : '';
}

/** Decides whether the button's text is the text of an act, in any language of the app. */
const isActing = ({ element, intent }: Option): boolean =>
  [element.name, ...intent.labels.map(({ text }) => text)].some((text) => acting.test(foldText(text)));

/** Decides whether an address is a page of the app itself. */
const isOwnPage = (href: string | undefined): boolean =>
  href !== undefined && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/**
 * Returns the first call of a control, if all its arguments are literals. The key holds all calls, so controls that differ
 * in any of them are no choice. A call of the app's own function is followed by the calls and sets of its body.
 */
function literalCall({ handlers }: Intent): { key: string; names: string } | undefined {
  const [handler, ...others] = handlers;
  if (handler === undefined || others.length > 0) return undefined;
  const calls = handler.does.calls.filter(({ callee }) => !plumbing.test(callee.at(-1) ?? ''));
  const [call] = calls;
  if (call === undefined || call.args.length === 0 || !call.args.every(({ kind }) => kind === 'literal'))
    return undefined;
  const effects = handler.does.assigns.map(({ target }) => target.join('.'));
  if (call.own !== true && calls.length + effects.length > 1) return undefined;
  const key = JSON.stringify([calls.map(({ callee }) => callee.join('.')), effects, call.args.length]);
  return { key, names: call.callee.at(-1) ?? '' };
}

/** Returns the label of a field from the name of a state or function: `Pizza style` of `setPizzaStyle`; '' without a thing. */
export function labelOfName(name: string): string {
  const things = words(name).filter((word) => !nameless.test(word));
  const text = things.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
