import type { GroundTruthMap, PageSnapshot } from '@webmcp/contract';

import type { AssessedTool } from '../assess/assessed-tool.js';
import type { AppModel } from '../intents/model/intent.js';
import { labelText } from '../intents/model/label-text.js';
import { containerAt } from '../match/model/container-at.js';
import type { Match } from '../match/model/match.js';
import type { IsWritten } from '../page/is-written.js';
import { writtenStart } from '../page/written-start.js';
import { compareTexts } from './compare-texts.js';

type UnmatchedIntents = GroundTruthMap['unmatched']['intents'];
type UnmatchedElements = GroundTruthMap['unmatched']['elements'];

/**
 * Lists the controls of the source that no tool offers: controls that no page shows, and fields that no call can set.
 */
export function unmatchedIntents(
  { intents }: AppModel,
  match: Pick<Match, 'unmatchedIntents'>,
  refused: AssessedTool['refused'],
): UnmatchedIntents {
  const unpaired = match.unmatchedIntents.flatMap(({ intent: index, reason }) => {
    const intent = intents[index];
    return intent === undefined || intent.control === 'hidden' ? [] : [{ intent, reason }];
  });
  return [...unpaired, ...refused]
    .map(({ intent, reason }) => ({
      label: labelText(intent.labels) || intent.placeholder || intent.name || '',
      control: intent.control,
      source: intent.source,
      reason,
    }))
    .sort(
      (a, b) =>
        compareTexts(a.source.file, b.source.file) ||
        a.source.line - b.source.line ||
        a.source.column - b.source.column ||
        compareTexts(a.label, b.label),
    );
}

/**
 * Lists the elements that no intent was paired with, first the elements of the pages, then the elements in frames. A label
 * that no file contains is data, and is left out.
 */
export function unmatchedElements(
  match: Pick<Match, 'unmatchedElements'>,
  snapshots: readonly PageSnapshot[],
  isWritten: IsWritten,
): UnmatchedElements {
  return [...pageElements(match, snapshots), ...framedElements(snapshots)].map((entry) =>
    isWritten(entry.label) === false
      ? { ...entry, label: `${writtenStart(entry.label, isWritten) ?? ''} …`.trim() }
      : entry,
  );
}

/** Leaves out the contents of rows, because rows contain data. */
function pageElements(match: Pick<Match, 'unmatchedElements'>, snapshots: readonly PageSnapshot[]): UnmatchedElements {
  const pages = new Map(
    snapshots.map((snapshot) => [
      snapshot.state,
      { snapshot, elements: new Map(snapshot.elements.map((element) => [element.index, element])) },
    ]),
  );
  return match.unmatchedElements
    .flatMap(({ state, element: index, reason }) => {
      const page = pages.get(state);
      const element = page?.elements.get(index);
      if (page === undefined || element === undefined) return [];
      if (element.chain.some((each) => containerAt(page.snapshot, each)?.kind === 'row')) return [];
      return [{ index, entry: { role: element.role, label: element.labels[0] ?? element.name, state, reason } }];
    })
    .sort((a, b) => compareTexts(a.entry.state, b.entry.state) || a.index - b.index)
    .map(({ entry }) => entry);
}

/** Lists the elements in frames; the tools of the page around a frame do not reach into it. */
function framedElements(snapshots: readonly PageSnapshot[]): UnmatchedElements {
  return [...snapshots]
    .sort((a, b) => compareTexts(a.state, b.state))
    .flatMap(({ state, frames = [] }) =>
      frames.flatMap(({ origin, url, name, elements, containers }) =>
        elements
          .filter(({ chain }) => chain.every((each) => containers[each]?.kind !== 'row'))
          .map((element) => ({
            role: element.role,
            label: element.labels[0] ?? element.name,
            state,
            reason: `in a ${origin}-origin frame${name === '' ? '' : ` "${name}"`} (${url}), which the page around it does not reach into`,
          })),
      ),
    );
}
