import { canonicalJson } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { Boundary, HandlerEvidence, AppModel } from '../intents/model/intent.js';
import { labelOf, meaning } from '../identity/identity.js';
import { containerAt } from '../match/container-at.js';
import type { MatchedElements } from '../match/matched-elements.js';
import { leadIntentOf } from './matches-of-tool.js';

/**
 * Puts together candidates that are one tool written down more than once: a page's menu repeated in every HTML file, a
 * link that stands in the header and in the footer. They must mean the same (same identity), be reached by the same
 * clicks and do the same: lead to the same address, have handlers that do the same, or, where nothing is known of what
 * they do, be parts of the frame around every page. Only links may be on one page together; of them the first one counts.
 */
export function mergeDuplicateTools(
  candidates: readonly ToolCandidate[],
  appModel: AppModel,
  seen: MatchedElements,
): ToolCandidate[] {
  const groups = new Map<string, ToolCandidate[]>();
  for (const candidate of candidates) {
    const effect = effectOf(candidate, appModel) ?? partOfFrame(candidate, appModel, seen);
    const key =
      effect === null
        ? `alone ${groups.size}`
        : `${meaning(candidate, appModel)} ${effect} ${wayTo(candidate, appModel)}`;
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return [...groups.values()].flatMap((group) => (group.length === 1 ? group : mergeGroup(group, seen)));
}

function wayTo({ openers }: ToolCandidate, { intents }: AppModel): string {
  return canonicalJson(openers.map((opener) => labelOf(intents[opener]?.labels ?? [])));
}

function mergeGroup(group: readonly ToolCandidate[], seen: MatchedElements): ToolCandidate[] {
  const merged: { candidates: ToolCandidate[]; states: Set<string>; placed: boolean }[] = [];
  for (const candidate of group) {
    const states = statesOf(candidate, seen);
    // Where one's container is seen and the other's is not, the one's place would hide the other.
    const placed = candidate.container !== null && seen.ofBoundary(candidate.container).length > 0;
    const home = merged.find(
      (each) =>
        candidate.kind === 'navigation' ||
        (each.placed === placed && ![...states].some((state) => each.states.has(state))),
    );
    if (home === undefined) merged.push({ candidates: [candidate], states, placed });
    else {
      home.candidates.push(candidate);
      for (const state of states) home.states.add(state);
    }
  }
  return merged.map(({ candidates }) => {
    // The one that is seen most stands for all, so that a page that is no longer looked at changes little.
    const candidate = candidates.reduce((a, b) => (statesOf(b, seen).size > statesOf(a, seen).size ? b : a));
    return { ...candidate, duplicates: candidates.filter((other) => other !== candidate) };
  });
}

function statesOf(candidate: ToolCandidate, seen: MatchedElements): Set<string> {
  return new Set(seen.ofIntent(leadIntentOf(candidate)).map(({ snapshot }) => snapshot.state));
}

/** What a candidate does, as a text that two share only if they do the same; null when that is not known. */
function effectOf(candidate: ToolCandidate, { intents, boundaries }: AppModel): string | null {
  const action = candidate.action === null ? undefined : intents[candidate.action];
  const container = candidate.container === null ? undefined : boundaries[candidate.container];
  if (candidate.kind === 'navigation')
    return action?.href === undefined ? null : `href ${addressOf(action.href, action.source.file)}`;
  const handlers = [
    ...(action?.handlers ?? []),
    ...(container?.handlers ?? []),
    ...candidate.fields.flatMap((field) => intents[field]?.handlers ?? []),
  ];
  const posts = postOf(container);
  if (handlers.length === 0 && posts === null) return null;
  return canonicalJson({ posts, does: handlers.map(signature).sort() });
}

/** `../cards.html` of `pages/404.html` is `cards.html` of `index.html`. */
const addressOf = (href: string, file: string): string =>
  /\.html?$/.test(file) && /^[\w.~-]/.test(href) && !/^[a-z][a-z\d+.-]*:/i.test(href)
    ? new URL(href, `file:///${file}`).href
    : href;

/**
 * The landmark that a candidate stands in on each page that shows it, where that is of the site and not of the page: a
 * header, a footer, or what stands beside `main`.
 */
function partOfFrame(candidate: ToolCandidate, { intents }: AppModel, seen: MatchedElements): string | null {
  const lead = leadIntentOf(candidate);
  const { domId = null, name = null, testId = null } = intents[lead] ?? {};
  const landmarks = new Set(
    seen.ofIntent(lead).map(({ snapshot, element }) => {
      const roles = element.chain.map((index) => containerAt(snapshot, index)?.role ?? '');
      const hasMain = !roles.includes('main') && snapshot.containers.some(({ role }) => role === 'main');
      return roles.find((role) => /^(?:banner|contentinfo)$/.test(role) || (hasMain && beside.test(role)));
    }),
  );
  const [landmark] = landmarks;
  return landmarks.size === 1 && landmark !== undefined ? canonicalJson({ landmark, domId, name, testId }) : null;
}

const beside = /^(?:navigation|complementary|search)$/;

const postOf = (container: Boundary | undefined): string | null =>
  container?.action === undefined ? null : `${container.method ?? 'get'} ${container.action}`;

function signature({ event, name, does, sets }: HandlerEvidence): string {
  return canonicalJson({
    event,
    name,
    calls: does.calls.map(({ callee }) => callee.join('.')),
    sets: sets.map(({ state, value }) => [state.replace(/^[^:]*:/, ''), value ?? null]),
  });
}
