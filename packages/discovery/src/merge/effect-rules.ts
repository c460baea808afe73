import { canonicalJson } from '@webmcp/contract';

import type { Value } from '../extract/facts/facts.js';
import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel, Boundary, HandlerEvidence } from '../intents/model/intent.js';
import { passesEventOn } from '../intents/model/passes-event-on.js';
import { containerAt } from '../match/model/container-at.js';
import type { MatchedElements } from '../match/model/matched-elements.js';
import { leadIntentOf } from './matches-of-tool.js';

/** A kind of evidence for the effect of a tool. */
export interface EffectRule {
  name: string;
  reason: string;
  /** Returns a text that two candidates share only if they do the same; null if the rule knows nothing. */
  effect(candidate: ToolCandidate, appModel: AppModel, seen: MatchedElements): string | null;
}

/** The first rule that answers decides: an address, then code, then a place that every page has. */
export const effectRules: readonly EffectRule[] = [
  {
    name: 'same-address',
    reason: 'Two links to one address do the same.',
    effect({ kind, action }, { intents }) {
      const { href, source } = intents[action ?? -1] ?? {};
      return kind !== 'navigation' || href === undefined ? null : `href ${absolute(href, source?.file ?? '')}`;
    },
  },
  {
    name: 'same-code',
    reason: 'Two buttons whose handlers call and set the same, or whose forms post to one address, do the same.',
    effect: (candidate, appModel) => (candidate.kind === 'navigation' ? null : codeOf(candidate, appModel)),
  },
  {
    name: 'same-frame',
    reason: 'Headers and footers are repeated on every page: equal controls there are one control.',
    effect: frameOf,
  },
];

/** Returns the effect of a candidate by {@link effectRules}; null if nothing is known of it. */
export function effectOf(candidate: ToolCandidate, appModel: AppModel, seen: MatchedElements): string | null {
  for (const rule of effectRules) {
    const effect = rule.effect(candidate, appModel, seen);
    if (effect !== null) return effect;
  }
  return null;
}

/** Resolves `../cards.html` of `pages/404.html` to the `cards.html` of `index.html`. */
const absolute = (href: string, file: string): string =>
  /\.html?$/.test(file) && /^[\w.~-]/.test(href) && !/^[a-z][a-z\d+.-]*:/i.test(href)
    ? new URL(href, `file:///${file}`).href
    : href;

/**
 * Returns the code of a candidate with the instances of the states that it sets; null without a state. Only one state of the
 * whole app, such as a store or a context, has one instance on several pages.
 */
export function sharedEffectOf(candidate: ToolCandidate, { intents }: AppModel): string | null {
  const handlers = [candidate.action ?? -1, ...candidate.fields].flatMap((index) => intents[index]?.handlers ?? []);
  const states = handlers.flatMap(({ sets }) => sets.map(({ state }) => state));
  return states.length === 0
    ? null
    : canonicalJson({ states: [...new Set(states)].sort(), does: handlers.map(handlerSignature).sort() });
}

function codeOf(candidate: ToolCandidate, { intents, boundaries }: AppModel): string | null {
  const container = candidate.container === null ? undefined : boundaries[candidate.container];
  const handlers = [
    ...(intents[candidate.action ?? -1]?.handlers ?? []),
    ...(container?.handlers ?? []),
    ...candidate.fields.flatMap((field) => intents[field]?.handlers ?? []),
  ];
  const posts = postOf(container);
  if (handlers.length === 0 && posts === null) return null;
  return canonicalJson({ posts, does: handlers.map(handlerSignature).sort() });
}

const postOf = (container: Boundary | undefined): string | null =>
  container?.action === undefined ? null : `${container.method ?? 'get'} ${container.action}`;

/** Returns the words that an argument names an act or a thing by: a text, or the texts in an action that is dispatched. */
function wordsOf(value: Value): string[] {
  if (value.kind === 'literal') return typeof value.value === 'string' ? [value.value] : [];
  return value.kind === 'object' ? value.entries.flatMap((entry) => wordsOf(entry.value)) : [];
}

/** Returns a text that two handlers share only if they call and set the same. An event that is passed on is no act. */
export function handlerSignature({ event, name, does, sets }: HandlerEvidence): string {
  const acts = does.calls.filter((call) => !passesEventOn(call));
  return canonicalJson({
    event,
    name,
    calls: (acts.length === 0 ? does.calls : acts).map(({ callee, args }) => [
      callee.join('.'),
      ...args.flatMap(wordsOf),
    ]),
    sets: sets.map(({ state, value }) => [state.replace(/^[^:]*:/, ''), value ?? null]),
  });
}

/**
 * Returns the landmark of the site around a candidate, if it is the same on every page: header, footer, or a landmark
 * beside `main`.
 */
function frameOf(candidate: ToolCandidate, { intents }: AppModel, seen: MatchedElements): string | null {
  const lead = leadIntentOf(candidate);
  const { domId = null, name = null, testId = null } = intents[lead] ?? {};
  const landmarks = new Set(
    seen.ofIntent(lead).map(({ snapshot, element }) => {
      const roles = element.chain.map((index) => containerAt(snapshot, index)?.role ?? '');
      const hasMain = !roles.includes('main') && snapshot.containers.some(({ role }) => role === 'main');
      return roles.find((role) => /^(?:banner|contentinfo)$/.test(role) || (hasMain && besideMain.test(role)));
    }),
  );
  const [landmark] = landmarks;
  return landmarks.size === 1 && landmark !== undefined ? canonicalJson({ landmark, domId, name, testId }) : null;
}

const besideMain = /^(?:navigation|complementary|search)$/;
