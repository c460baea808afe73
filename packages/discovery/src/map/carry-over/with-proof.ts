import { canonicalJson, type GroundTruthMap, integrityOf, type Tool, type Unstable } from '@webmcp/contract';

type Proof = NonNullable<Tool['proof']>;

/** The proof of a tool, the reason that holds the tool back, or nothing. */
export type Proved = { proof: Proof } | { heldBack: string } | undefined;

/**
 * Returns the map with the proofs of its tools. A tool that failed its proof moves to `unstable`, and so does a flow with such
 * a step.
 */
export function withProof(map: GroundTruthMap, proofOf: (tool: Tool) => Proved): GroundTruthMap {
  const { integrity: _, ...made } = structuredClone(map);
  const failed = new Map<string, string>();
  const proved = made.tools.map((tool): Tool => {
    const found = proofOf(tool);
    if (found !== undefined && 'heldBack' in found) failed.set(tool.id, found.heldBack);
    return found !== undefined && 'proof' in found ? { ...tool, proof: found.proof } : tool;
  });
  const reasonOf = ({ id, flow }: Tool): string | undefined =>
    [id, ...(flow?.steps ?? [])].map((each) => failed.get(each)).find((reason) => reason !== undefined);
  const held = proved.flatMap((tool): Unstable[] => {
    const reason = reasonOf(tool);
    return reason === undefined ? [] : [heldBack(tool, reason)];
  });
  const tools = proved.filter((tool) => reasonOf(tool) === undefined);
  const proven = { ...made, tools, unstable: [...made.unstable, ...held] };
  return { ...proven, integrity: integrityOf(proven) };
}

/**
 * Returns, from an earlier map, the proof of a tool that is the same in everything but its source positions. A tool that
 * was held back stays so until it is proved.
 */
export function earlierProof(previous: GroundTruthMap): (tool: Tool) => Proved {
  const known = new Map(previous.tools.map((tool) => [tool.id, tool]));
  const held = new Map(
    previous.unstable.flatMap(({ tool, failedProof }) =>
      tool !== undefined && failedProof !== undefined ? [[tool, failedProof]] : [],
    ),
  );
  return (tool) => {
    const reason = held.get(tool.id);
    if (reason !== undefined) return { heldBack: reason };
    const before = known.get(tool.id);
    return before?.proof !== undefined && meaningOf(before) === meaningOf(tool) ? { proof: before.proof } : undefined;
  };
}

function meaningOf(tool: Tool): string {
  const text = JSON.stringify(tool, (key, value: unknown) =>
    /^(source|match|survival|proof)$/.test(key) ? undefined : value,
  );
  return canonicalJson(JSON.parse(text) as object);
}

function heldBack({ id, name, title, action, fields, source }: Tool, reason: string): Unstable {
  const at = action ?? fields[0];
  const place = at?.source ?? source;
  return {
    what: action === undefined ? 'field' : 'action',
    label: title,
    tool: id,
    toolName: name,
    unlocks: 1,
    failedProof: reason,
    ...(place === undefined ? {} : { source: place }),
    selectors: at?.selectors ?? [],
    confidence: at?.confidence ?? 0,
    guidance: [{ do: 'harness', text: `It failed its proof: ${reason}` }],
  };
}
