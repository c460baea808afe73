import type { PageElement } from '@webmcp/contract';
import { firstWords, foldText, phrases, stepDirection, words } from '@webmcp/text';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { HandlerEvidence, Intent } from '../intents/model/intent.js';
import { passesEventOn } from '../intents/model/passes-event-on.js';
import { siteKey } from '../intents/model/site-key.js';
import { onlyTheView } from '../risk/calls/stays-in-view.js';
import { isRouterCall } from '../risk/calls/view-calls.js';

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
  /** True if a box without a role can be an option: code listens to it, and reads the value that it carries. */
  takesBoxes?: true;
  /** The field's kind of control: one of several values, a list of values, or a number. */
  control: 'radio' | 'listbox' | 'number';
  /** Returns the key that all options of one field share, and the words that name the field. */
  shared(option: Option): { key: string; names: string } | undefined;
}

/** Words of buttons that act, each for itself. */
const acting = firstWords(
  (['ending', 'money', 'writing', 'submitting', 'beginning', 'clearing', 'dismissing', 'leaving'] as const).flatMap(
    (sense) => phrases(sense),
  ),
);

/** Words of buttons that end something for good, or move money. */
const ending = firstWords([...phrases('ending'), ...phrases('money')]);

/** Verbs of setters, and words that any state may have. Both name no thing. */
const nameless =
  /^(?:set|select|choose|pick|change|update|switch|toggle|use|on|handle|apply|filter|filtered|filtering|by|to|go|show|active|selected|current|chosen|value|state|option|index|item|id|key|click|count|counter|num|number)$/;

/** Words that name a choice where nothing else does: `filter` of `setFilter`. */
const lastNames = /^(?:filter|show|sort|view|mode|tab|option)$/;

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
    shared: ({ intent: { chooses } }) => chooses && { key: chooses.state, names: chooses.state.replace(/^.*[:.]/, '') },
  },
  {
    name: 'toggles-of-a-collection',
    reason:
      'Buttons that each put another literal into one collection or take it out, and show which, are a list of values.',
    least: 2,
    roles: ['button', 'group'],
    control: 'listbox',
    shared: ({ intent, element }) =>
      element.attributes['aria-pressed'] === undefined ? undefined : toggledCollection(intent),
  },
  {
    name: 'buttons-of-a-menu',
    reason: 'Buttons that each go to another page choose the page to go to.',
    least: 2,
    roles: ['button', 'navigation'],
    control: 'radio',
    shared: ({ intent }) =>
      intent.datum === undefined && goesToPage(intent) ? { key: 'menu', names: 'page' } : undefined,
  },
  {
    name: 'passes-a-literal',
    reason: 'Buttons that call one function with different literals choose its argument.',
    least: 2,
    roles: ['button', 'group'],
    control: 'radio',
    shared: ({ intent }) => (intent.datum === undefined ? literalCall(intent) : undefined),
  },
  {
    name: 'shares-an-attribute',
    takesBoxes: true,
    reason: 'Buttons that one function answers, each with another value of one data attribute, choose this value.',
    least: 2,
    roles: ['button', 'group'],
    control: 'radio',
    shared: ({ intent }) => {
      const { datum, handlers } = intent;
      const [handler, ...otherHandlers] = handlers;
      if (datum === undefined || handler === undefined || otherHandlers.length > 0) return undefined;
      // A name of one or two letters is a shorthand.
      const names = labelOfName(datum.name).length < 3 ? stateOf(intent) || datum.name : datum.name;
      return { key: `${datum.name} ${siteKey(handler.source)}`, names };
    },
  },
  {
    name: 'drawn-by-one-loop',
    reason: 'Buttons that one loop draws for the items of a constant list, with one handler, choose an item.',
    least: 2,
    roles: ['button', 'group'],
    control: 'radio',
    shared: ({ intent }) => loopedHandler(intent),
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

/**
 * Returns the options of a set without the buttons that act. If every button only changes the view, such a text may be
 * a value: "Complete" beside "All" and "Open". The same holds if one function answers all. A set of such texts alone acts.
 */
export function withoutActs<One extends Option>(options: readonly One[]): One[] {
  const values = options.filter((option) => !isActing(option));
  const areOfView = options.every(
    ({ intent: { handlers, chooses } }) =>
      chooses !== undefined || (handlers.length > 0 && handlers.every((one) => onlyTheView(one) || onlySets(one))),
  );
  if (values.length === 0) return [];
  return areOfView || ((isOneFunction(options) || areItemsOfLoop(options)) && !options.some(ends))
    ? [...options]
    : values;
}

/** Decides whether one loop makes all as items of a list of values: `option` is no role of an act (ARIA 1.2, section 5.4). */
const areItemsOfLoop = (options: readonly Option[]): boolean =>
  options.every(({ element: { role } }) => /^(?:option|menuitemradio|tab)$/.test(role)) &&
  new Set(options.map(({ intent: { sites } }) => sites.map(siteKey).join(' '))).size === 1;

/** Decides whether one function answers all buttons. The act is then the same, and the text of each is a value. */
const isOneFunction = (options: readonly Option[]): boolean =>
  options.every(({ intent: { datum } }) => datum !== undefined) &&
  new Set(options.map(({ intent: { handlers } }) => handlers.map(({ source }) => siteKey(source)).join(' '))).size ===
    1;

/** Decides whether the button's text ends something for good, or moves money. */
const ends = ({ element }: Option): boolean => ending.test(foldText(element.name));

/** Decides whether the button's text is the text of an act that neither ends something nor moves money. */
export const isMildAct = (option: Option): boolean => isActing(option) && !ends(option);

/** Decides whether a handler only sets one state to a literal, directly or by functions of the app. */
const onlySets = ({ does, sets: [set, ...others] }: HandlerEvidence): boolean =>
  set !== undefined &&
  others.length === 0 &&
  /^(?:string|number)$/.test(typeof set.value) &&
  does.calls.every(({ callee, own }) => own === true || /^set[A-Z]/.test(callee.at(-1) ?? ''));

/** Decides whether the button's text is the text of an act, in any language of the app. */
const isActing = ({ element, intent }: Option): boolean =>
  [element.name, ...intent.labels.map(({ text }) => text)].some((text) => acting.test(foldText(text)));

/** Decides whether an address is a page of the app itself. */
const isOwnPage = (href: string | undefined): boolean =>
  href !== undefined && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** Decides whether a control only goes to one page of the app: `navigate('/orders')`. */
function goesToPage({ handlers }: Intent): boolean {
  const [handler, ...others] = handlers;
  if (handler === undefined || others.length > 0 || handler.does.assigns.length > 0) return false;
  const [call, ...more] = handler.does.calls.filter(({ callee }) => !plumbing.test(callee.at(-1) ?? ''));
  const [page] = call?.args ?? [];
  return (
    call !== undefined &&
    more.length === 0 &&
    isRouterCall(call.callee) &&
    page?.kind === 'literal' &&
    typeof page.value === 'string' &&
    isOwnPage(page.value)
  );
}

/**
 * Returns the first call of a control, if all its arguments are literals. The key holds all calls, so controls that differ
 * in any of them are no choice. A call of the app's own function is followed by the calls and sets of its body.
 */
function literalCall({ handlers }: Intent): { key: string; names: string } | undefined {
  const [handler, ...others] = handlers;
  if (handler === undefined || others.length > 0) return undefined;
  const calls = handler.does.calls.filter(({ callee }) => !plumbing.test(callee.at(-1) ?? ''));
  const [call] = calls;
  const given = call?.args.filter((argument) => !isPressedElement(argument)) ?? [];
  if (call === undefined || given.length === 0 || !given.every(({ kind }) => kind === 'literal')) return undefined;
  const effects = handler.does.assigns.map(({ target }) => target.join('.'));
  if (call.own !== true && calls.length + effects.length > 1) return undefined;
  const key = JSON.stringify([calls.map(({ callee }) => callee.join('.')), effects, call.args.length]);
  const named = calls.find((one) => !passesEventOn(one)) ?? call;
  return { key, names: named.callee.at(-1) ?? '' };
}

/** Matches the pressed element itself, as a plain handler passes it on: `filterBy('fruit', this)`. */
const isPressedElement = (argument: HandlerEvidence['does']['calls'][number]['args'][number]): boolean =>
  argument.kind === 'reference' && /^(?:this|event|event\.(?:currentT|t)arget)$/.test(argument.path.join('.'));

/**
 * Returns the place of a button and of its one handler. Only a loop over a constant list puts several controls in one place,
 * because all other loops are rows.
 */
function loopedHandler({ handlers, sites, datum }: Intent): { key: string; names: string } | undefined {
  const [handler, ...others] = handlers;
  if (handler === undefined || others.length > 0 || datum !== undefined) return undefined;
  const { calls, assigns } = handler.does;
  if (calls.length + assigns.length === 0) return undefined;
  const effects = [...calls.map(({ callee }) => callee.join('.')), ...assigns.map(({ target }) => target.join('.'))];
  const state = oneState(handler)?.replace(/^.*[:.]/, '');
  // A function of the app that follows is what the library calls later.
  const own = calls.findIndex((call) => call.own === true && !passesEventOn(call));
  const named = calls.slice(0, own === -1 ? calls.length : own).find(setsByName) ?? calls[own];
  const names = state ?? named?.callee.at(-1) ?? '';
  return { key: JSON.stringify([sites.map(siteKey), siteKey(handler.source), effects]), names };
}

/** Decides whether a call is a setter of a library's object by its name: `table.setPageIndex(…)`. */
const setsByName = ({ callee, own }: HandlerEvidence['does']['calls'][number]): boolean =>
  own !== true && callee.length > 1 && /^(?:set|select|choose|go)[A-Z]/.test(callee.at(-1) ?? '');

/** Returns the one state that a handler sets, if the new value is a literal. */
export function oneState({ sets }: HandlerEvidence): string | undefined {
  const [set, ...others] = sets;
  return set !== undefined && set.value !== undefined && others.length === 0 ? set.state : undefined;
}

/**
 * Returns the collection that a button changes by a literal: its one state gets a computed value. A state that gets the literal
 * itself holds one value.
 */
function toggledCollection(intent: Intent): { key: string; names: string } | undefined {
  const states = new Set(intent.handlers.flatMap(({ sets }) => sets.map(({ state }) => state)));
  const [state] = states;
  const isComputed = intent.handlers.every(({ sets }) => sets.every(({ value }) => value === undefined));
  if (state === undefined || states.size > 1 || !isComputed || intent.chooses !== undefined) return undefined;
  const call = literalCall(intent);
  return call && { key: `${state} ${call.key}`, names: state.replace(/^.*[:.]/, '') };
}

/** Returns the label of a field from the name of a state or function: `Pizza style` of `setPizzaStyle`; '' without a thing. */
export function labelOfName(name: string): string {
  return capital(words(name).filter((word) => !nameless.test(word)));
}

/** Returns the label of a field that nothing around names: `Filter` of `setFilter`; '' without such a word. */
export function lastLabelOfName(name: string): string {
  return capital(
    words(name)
      .filter((word) => lastNames.test(word))
      .slice(0, 1),
  );
}

function capital(all: readonly string[]): string {
  const text = all.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
