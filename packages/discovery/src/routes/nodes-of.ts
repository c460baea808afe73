/** A value or template node of the facts. */
export interface FactNode {
  kind: string;
}

/** Yields every value and template node of the facts, outermost first. Facts are plain JSON. */
export function* nodesOf(value: unknown): Generator<FactNode> {
  if (typeof value !== 'object' || value === null) return;
  if ('kind' in value && typeof value.kind === 'string') yield value as FactNode;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}
