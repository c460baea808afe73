import type { Boundary } from '../../intents/model/intent.js';

/** Ranks boundaries by their place in the source, files by name. The order of reading the files has no influence. */
export function ranksBySource(boundaries: readonly Boundary[]): Map<Boundary, number> {
  const compare = ({ source: a }: Boundary, { source: b }: Boundary): number =>
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;
  return new Map([...boundaries].sort(compare).map((boundary, rank) => [boundary, rank]));
}

/** Adds up the signals of a boundary and a container by weight. Provenance takes a fixed share of the score. */
function containerScore(
  { boundaries, presence, useProvenance }: ContainerPage,
  { boundary, container, kind }: ContainerCandidate,
  members: number,
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
  const provenance = useProvenance
    ? siteAgreement(boundary.sites.map(siteKey), (container.sources ?? []).map(siteKey))
    : undefined;
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
): Map<string, Evidence> {
  const found = new Map<string, Evidence>();
  const claims = claimsOf(intents, counterparts);
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
        const key = `${boundary} ${container}`;
        const known = found.get(key) ?? { members: 0, exclusive: 0 };
        known.members += all;
        if (of.some((element) => claims.get(element)?.has(boundary) === true)) known.exclusive += all;
        found.set(key, known);
      }
    }
  }
  return found;
}

/** Returns for each element the boundaries around every intent that the element could be. */
function claimsOf(
  intents: readonly IntentView[],
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
): string[] {
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
    return wanted.flatMap((key) => (keys.get(key) ?? []).map((container) => `${boundary.index} ${container}`));
  });
}

function countUp(chains: readonly (readonly number[])[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const chain of chains) for (const index of chain) counts.set(index, (counts.get(index) ?? 0) + 1);
  return counts;
}
