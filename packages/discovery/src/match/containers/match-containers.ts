import type { PageContainer, PageSnapshot } from '@webmcp/contract';
import { foldText, isGeneratedId, isOverlayKind } from '@webmcp/text';

import type { Boundary } from '../../intents/model/intent.js';
import { assign, type Edge } from '../assignment/assign.js';
import { containerAt } from '../model/container-at.js';
import type { ContainerMatch } from '../model/container-match.js';
import type { ElementView } from '../views/element-view.js';
import { boundaryChain, type IntentView } from '../views/intent-view.js';
import { siteKey } from '../../intents/model/site-key.js';
import type { CopiedBoundary } from '../views/written-out-rows.js';
import { labelPattern, labelSimilarity, pageText, type PageText } from '../views/label-similarity.js';
import { boundaryAgreement, type BoundaryAgreement } from '../signals/boundary-agreement.js';
import type { Presence } from '../presence/proximity.js';
import { containerFloor, containerWeights, provenanceShare } from '../model/weights.js';
import { kindOf } from './kind-agreement.js';
import { ranksBySource } from './ranks-by-source.js';

/** The evidence that a boundary and a container have in common. */
interface Evidence {
  /** The intents of the boundary with a counterpart in the container, each divided by its number of counterparts. */
  members: number;
  /** The same without the counterparts that an intent outside of the boundary shares. */
  exclusive: number;
}

/** The page and the boundaries that containers are matched from. */
export interface ContainerPage {
  boundaries: readonly CopiedBoundary[];
  intents: readonly IntentView[];
  snapshot: PageSnapshot;
  /** For each intent index the elements that the intent could be, without regard to containers. */
  counterparts: ReadonlyMap<number, readonly ElementView[]>;
  /** The share of each boundary that is on the page. */
  presence: Presence;
  useProvenance: boolean;
}

/** Pairs boundaries of the source with containers of one page, one to one. Both sides have the same nesting. */
export function matchContainers(page: ContainerPage): ContainerMatch[] {
  const { boundaries, snapshot } = page;
  const { chosen } = assign(containerEdges(page));
  const matches = chosen.map(({ match }) => match);
  return nestedAlike(matches, boundaries, snapshot).sort((a, b) => a.boundary - b.boundary);
}

type ContainerEdge = Edge & { match: ContainerMatch };

/** A boundary and a container of agreeing kinds, with common members or a common name. */
interface ContainerCandidate {
  boundary: Boundary;
  container: PageContainer;
  /** The agreement of the kinds, 0 to 1. */
  kind: number;
  hasSameName: boolean;
  evidence: Evidence;
}

/** Lists the candidates with a sufficient score as edges of the assignment. */
function containerEdges(page: ContainerPage): ContainerEdge[] {
  const memberShare = memberShares(page);
  const ranks = ranksBySource(page.boundaries);
  const provenanceOf = boundaryAgreement(page.boundaries);
  return candidatesOf(page).flatMap((candidate) => {
    const members = memberShare(candidate);
    if (members === 0 && mayBeClosed(candidate) && !candidate.hasSameName) return [];
    const score = containerScore(page, candidate, Math.min(1, members), provenanceOf);
    return score < containerFloor ? [] : [edgeOf({ ...candidate, ranks }, page.boundaries, members, score)];
  });
}

/** More than the containers of any page. A pair is one number, because texts as keys took half of the time here. */
const mostContainers = 2 ** 26;
const pairKey = (boundary: number, container: number): number => boundary * mostContainers + container;

/** Lists the boundaries and containers with common members, a common name or a common site, if their kinds agree. */
function candidatesOf({
  boundaries,
  intents,
  snapshot,
  counterparts,
  useProvenance,
}: ContainerPage): ContainerCandidate[] {
  const evidence = membersInCommon(intents, counterparts, boundaries);
  const sameName = new Set(namedAlike(boundaries, snapshot.containers, useProvenance));
  return [...new Set([...evidence.keys(), ...sameName])].flatMap((key) => {
    const boundary = boundaries[Math.floor(key / mostContainers)];
    const container = containerAt(snapshot, key % mostContainers);
    if (boundary === undefined || container === undefined || container.kind === 'row') return [];
    const kind = kindOf(boundary, container);
    if (kind === null) return [];
    const found = evidence.get(key) ?? { members: 0, exclusive: 0 };
    return [{ boundary, container, kind, hasSameName: sameName.has(key), evidence: found }];
  });
}

/**
 * Decides whether the boundary is an overlay that may be closed. A similar control outside of a dialog may belong to an
 * open part.
 */
function mayBeClosed({ boundary, container }: ContainerCandidate): boolean {
  return isOverlayKind(boundary.kind) && container.kind !== 'dialog';
}

/**
 * Returns the common members of a candidate as a share of all members of both sides. A closed overlay needs exclusive
 * members.
 */
function memberShares({ intents, counterparts }: ContainerPage): (candidate: ContainerCandidate) => number {
  const inBoundary = countUp(intents.filter(({ intent }) => counterparts.has(intent.index)).map(({ chain }) => chain));
  const inContainer = countUp([...new Set([...counterparts.values()].flat())].map(({ chain }) => chain));
  return (candidate) => {
    const { boundary, container, evidence } = candidate;
    const common = mayBeClosed(candidate) ? evidence.exclusive : evidence.members;
    const all = (inBoundary.get(boundary.index) ?? 0) + (inContainer.get(container.index) ?? 0);
    return common === 0 ? 0 : (2 * common) / Math.max(1, all);
  };
}

function edgeOf(
  { boundary, container, ranks }: ContainerCandidate & { ranks: ReadonlyMap<Boundary, number> },
  boundaries: readonly Boundary[],
  members: number,
  score: number,
): ContainerEdge {
  return {
    left: boundary.index,
    right: container.index,
    worth: score - containerFloor + 0.01,
    label: members,
    // The inner one of two equal containers is the nearer scope.
    container: Math.min(1, boundaryChain(boundaries, boundary.index).length / 10),
    leftRank: ranks.get(boundary) ?? 0,
    rightRank: container.index,
    match: { boundary: boundary.index, container: container.index, score },
  };
}

/**
 * Keeps the pairs whose nesting agrees on both sides, the best score first. The content of a matched container belongs to
 * the boundary of the container. A portal may move an overlay anywhere in the page.
 */
function nestedAlike(
  matches: readonly ContainerMatch[],
  boundaries: readonly Boundary[],
  snapshot: PageSnapshot,
): ContainerMatch[] {
  const kept: ContainerMatch[] = [];
  const inOrder = [...matches].sort((a, b) => b.score - a.score || a.container - b.container);
  for (const match of inOrder) {
    const outside = new Set(boundaryChain(boundaries, match.boundary));
    const around = new Set(containerChain(snapshot, match.container));
    const isOverlay = [...outside].some((index) => isOverlayKind(boundaries[index]?.kind ?? 'page'));
    const agrees = kept.every((other) => {
      const holds = around.has(other.container);
      const encloses = outside.has(other.boundary);
      const isInside = containerChain(snapshot, other.container).includes(match.container);
      const isEnclosed = boundaryChain(boundaries, other.boundary).includes(match.boundary);
      if (holds !== encloses) return !holds && isOverlay;
      return isInside === isEnclosed || !isInside;
    });
    if (agrees) kept.push(match);
  }
  return kept;
}

function containerChain(snapshot: PageSnapshot, from: number): number[] {
  const chain: number[] = [];
  for (let at: number | null = from; at !== null && !chain.includes(at); at = containerAt(snapshot, at)?.parent ?? null)
    chain.push(at);
  return chain;
}

/** Computes the share of the outer boundaries that is on the page. Distinguishes the same menu on two pages. */
function surroundings(boundaries: readonly Boundary[], { parent }: Boundary, presence: Presence): number | null {
  const known = boundaryChain(boundaries, parent)
    .map((index) => presence.get(index))
    .filter((share) => share !== undefined);
  return known.length === 0 ? null : known.reduce((sum, share) => sum + share, 0) / known.length;
}

/** Adds up the signals of a boundary and a container by weight. Provenance takes a fixed share of the score. */
function containerScore(
  { boundaries, presence, useProvenance }: ContainerPage,
  { boundary, container, kind }: ContainerCandidate,
  members: number,
  provenanceOf: BoundaryAgreement,
): number {
  const around = surroundings(boundaries, boundary, presence);
  const readings: [number, number, number][] = [
    [containerWeights.kind, kind, 1],
    [containerWeights.members, members, 1],
  ];
  if (around !== null) readings.push([containerWeights.around, around, 1]);
  const label = containerLabel(boundary, container);
  if (label !== null) readings.push([containerWeights.label, label.value, label.share]);
  const identity = containerIdentity(boundary, container);
  if (identity !== null) readings.push([containerWeights.nameId, identity, 1]);
  let sum = 0;
  let whole = 0;
  for (const [weight, value, share] of readings) {
    sum += weight * value * share;
    whole += weight * share;
  }
  const plain = sum / whole;
  const provenance = useProvenance ? provenanceOf(boundary, container) : undefined;
  const score = provenance === undefined ? plain : plain * (1 - provenanceShare) + provenance * provenanceShare;
  return Math.round(score * 1000) / 1000;
}

function containerTexts({ name, heading = '' }: PageContainer): PageText[] {
  return [name, heading].map((text) => pageText(text)).filter(({ text }) => text !== '');
}

function containerLabel({ labels }: Boundary, container: PageContainer): { value: number; share: number } | null {
  const patterns = labels.map(labelPattern).filter((pattern) => pattern !== null);
  const texts = containerTexts(container);
  if (patterns.length === 0) return null;
  if (texts.length === 0) return { value: 0, share: 0.3 };
  return {
    value: Math.max(...patterns.flatMap((pattern) => texts.map((text) => labelSimilarity(pattern, text)))),
    share: 1,
  };
}

function containerIdentity(boundary: Boundary, { attributes, testIds }: PageContainer): number | null {
  const pairs: [string | undefined, string | undefined][] = [
    [boundary.testId, testIds[0]?.value],
    [boundary.name, attributes.name],
    [boundary.domId, attributes.id],
    [boundary.action, attributes.action],
  ];
  const known = pairs.filter(([a, b]) => a !== undefined && b !== undefined && !isGeneratedId(a));
  return known.length === 0 ? null : known.some(([a, b]) => a === b) ? 1 : 0;
}

/** Returns the common evidence of each boundary and container, by the key `b c`. Only combinations that occur have a key. */
function membersInCommon(
  intents: readonly IntentView[],
  counterparts: ReadonlyMap<number, readonly ElementView[]>,
  boundaries: readonly CopiedBoundary[],
): Map<number, Evidence> {
  const found = new Map<number, Evidence>();
  // The menu of one column is the menu of each column that the source writes out alike.
  const originOf = (boundary: number): number => boundaries[boundary]?.copyOf ?? boundary;
  const claims = claimsOf(
    intents.map(({ intent, chain }) => ({ intent, chain: chain.map(originOf) })),
    counterparts,
  );
  for (const { intent, chain } of intents) {
    const elements = counterparts.get(intent.index) ?? [];
    const share = new Map<number, { all: number; of: ElementView[] }>();
    for (const element of elements) {
      for (const container of element.chain) {
        const known = share.get(container) ?? { all: 0, of: [] };
        known.all += 1 / elements.length;
        known.of.push(element);
        share.set(container, known);
      }
    }
    for (const [container, { all, of }] of share) {
      for (const boundary of chain) {
        const key = pairKey(boundary, container);
        const known = found.get(key) ?? { members: 0, exclusive: 0 };
        known.members += all;
        if (of.some((element) => claims.get(element)?.has(originOf(boundary)) === true)) known.exclusive += all;
        found.set(key, known);
      }
    }
  }
  return found;
}

/** Returns for each element the boundaries around every intent that the element could be. */
function claimsOf(
  intents: readonly Pick<IntentView, 'intent' | 'chain'>[],
  counterparts: ReadonlyMap<number, readonly ElementView[]>,
): Map<ElementView, ReadonlySet<number>> {
  const claims = new Map<ElementView, ReadonlySet<number>>();
  for (const { intent, chain } of intents) {
    for (const element of counterparts.get(intent.index) ?? []) {
      const common = claims.get(element);
      claims.set(
        element,
        common === undefined ? new Set(chain) : new Set(chain.filter((boundary) => common.has(boundary))),
      );
    }
  }
  return claims;
}

/**
 * Lists the boundaries and containers that share a label, an id, a name, a test id or a source site. An entry reads `b
 * c`.
 */
function namedAlike(
  boundaries: readonly Boundary[],
  containers: readonly PageContainer[],
  useProvenance: boolean,
): number[] {
  const keys = new Map<string, number[]>();
  const put = (key: string, index: number): void => {
    const bucket = keys.get(key);
    if (bucket === undefined) keys.set(key, [index]);
    else bucket.push(index);
  };
  for (const container of containers) {
    const { id, name } = container.attributes;
    for (const { text } of containerTexts(container)) put(`label ${text}`, container.index);
    if (id !== undefined && !isGeneratedId(id)) put(`id ${id}`, container.index);
    if (name !== undefined) put(`name ${name}`, container.index);
    for (const { value } of container.testIds) put(`testid ${value}`, container.index);
    if (useProvenance) for (const source of container.sources ?? []) put(`source ${siteKey(source)}`, container.index);
  }
  return boundaries.flatMap((boundary) => {
    const wanted = [
      ...boundary.labels.map((label) => `label ${foldText(label.text).toLowerCase()}`),
      ...(boundary.domId === undefined ? [] : [`id ${boundary.domId}`]),
      ...(boundary.name === undefined ? [] : [`name ${boundary.name}`]),
      ...(boundary.testId === undefined ? [] : [`testid ${boundary.testId}`]),
      ...(useProvenance ? boundary.sites.map((site) => `source ${siteKey(site)}`) : []),
    ];
    return wanted.flatMap((key) => (keys.get(key) ?? []).map((container) => pairKey(boundary.index, container)));
  });
}

function countUp(chains: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const chain of chains) for (const index of chain) counts.set(index, (counts.get(index) ?? 0) + 1);
  return counts;
}
