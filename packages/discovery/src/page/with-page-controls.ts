import type { PageSnapshot } from '@webmcp/contract';

import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel, Intent } from '../intents/model/intent.js';
import type { Match, Pair } from '../match/model/match.js';
import type { AppCode } from '../source/app-code.js';
import { findControls, placeKey, seenKey } from './find-controls.js';
import { isWrittenIn } from './is-written.js';
import { joinCandidates } from './join-candidates.js';
import type { LeftOutReason } from './left-out-rules.js';
import { PageBoundaries } from './page-boundaries.js';
import { pageIntent } from './page-intent.js';
import { rowlessPairs } from './rowless-pairs.js';
import { strayPairs } from './stray-pairs.js';
import type { PageControl, SeenElement } from './seen-element.js';

/** The app model, its tool candidates and its pairs. With the controls of the pages: the output of this stage. */
export interface PageModel {
  appModel: AppModel;
  candidates: readonly ToolCandidate[];
  match: Match;
}

const noSignals = { nameId: 0, label: 0, role: 0, labelledby: 0, container: 0 };

/**
 * The stage *page*: makes an intent of each control that pages show and that no intent of the source was paired with.
 * The intent rests on the page: labels and constraints are the browser's, and the handler's code decides the risk.
 * @param code the app's code; without it, only links, native fields and native forms become controls
 */
export function withPageControls(
  { appModel, candidates, match }: PageModel,
  snapshots: readonly PageSnapshot[],
  code: AppCode | undefined,
): PageModel {
  const isWritten = isWrittenIn(code, snapshots);
  const rowless = rowlessPairs(appModel, match, snapshots);
  const stray = strayPairs(appModel, match, snapshots);
  const unmatched = match.unmatchedElements;
  const { controls, leftOut } = findControls({ snapshots, unmatched, rowless, stray, code, isWritten });
  const taken = new Set(controls.flatMap(({ seen, fellows = [] }) => [...seen, ...fellows].map(seenKey)));
  const boundaries = new PageBoundaries(appModel, match, snapshots);
  const intents: Intent[] = [];
  const pairs: Pair[] = [];
  for (const control of controls) {
    const [first] = control.seen;
    if (first === undefined) continue;
    const index = appModel.intents.length + intents.length;
    const around = new Set(control.seen.map(({ snapshot, element }) => boundaries.boundaryOf(snapshot, element.chain)));
    // The same control may be in other parts on other pages. Within one of these parts, the other pages would be lost.
    const [boundary = null] = around.size === 1 ? around : [];
    intents.push(pageIntent(control, first, { index, boundary }, isWritten, code?.writesInTag));
    pairs.push(...control.seen.map((seen) => pairOf(index, seen)));
  }
  const whole = {
    ...appModel,
    intents: [...appModel.intents, ...intents],
    boundaries: [...appModel.boundaries, ...boundaries.made],
  };
  const kept = match.pairs.filter((pair) => !taken.has(placeKey(pair)));
  const left = candidates.filter(hasPairLeft(match.pairs, kept));
  return {
    appModel: whole,
    candidates: intents.length === 0 ? candidates : joinCandidates(left, whole),
    match: {
      ...match,
      pairs: [...kept, ...pairs],
      containers: [...match.containers, ...boundaries.pairs],
      fellows: [...(match.fellows ?? []), ...controls.flatMap(fellowsOf)],
      unmatchedElements: stillUnmatched(match, taken, leftOut),
    },
  };
}

/** Returns a filter of tool candidates. It drops those whose action lost its last element to a control of the page. */
function hasPairLeft(before: readonly Pair[], kept: readonly Pair[]): (candidate: ToolCandidate) => boolean {
  const still = new Set(kept.map(({ intent }) => intent));
  const lost = new Set(before.map(({ intent }) => intent).filter((intent) => !still.has(intent)));
  return ({ action }) => action === null || !lost.has(action);
}

const pairOf = (intent: number, { snapshot, element }: SeenElement): Pair => ({
  intent,
  state: snapshot.state,
  element: element.index,
  score: 1,
  signals: noSignals,
});

/** Returns the other buttons of a choice, each with the first button of its state. */
function fellowsOf({ seen, fellows = [] }: PageControl): NonNullable<Match['fellows']> {
  const firsts = new Map(seen.map(({ snapshot, element }) => [snapshot.state, element.index]));
  return fellows.flatMap(({ snapshot: { state }, element: { index } }) => {
    const first = firsts.get(state);
    return first === undefined ? [] : [{ state, element: index, first }];
  });
}

/** Returns the elements that are no control of a page either, each with the reason. */
function stillUnmatched(
  { unmatchedElements }: Match,
  taken: ReadonlySet<string>,
  leftOut: ReadonlyMap<SeenElement, LeftOutReason>,
): Match['unmatchedElements'] {
  const reasons = new Map([...leftOut].map(([seen, reason]) => [seenKey(seen), reason]));
  return unmatchedElements
    .filter((one) => !taken.has(placeKey(one)))
    .map((one) => {
      const more = reasons.get(placeKey(one));
      return more === undefined ? one : { ...one, reason: `${one.reason}; it ${more.reason}`, leftOutBy: more.name };
    });
}
