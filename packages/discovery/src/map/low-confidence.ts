import { targetsOf, type GroundTruthMap, type Source } from '@webmcp/contract';

/** A target whose confidence is below a wanted share. */
export interface LowConfidence {
  tool: string;
  /** See `targetsOf`. */
  target: string;
  source: Source | undefined;
  confidence: number;
}

/**
 * Returns the targets of a map's tools whose confidence is below `least` (0 to 1). Sensitive fields are left to the user
 * and are left out. A container only narrows the search and is left out too.
 */
export function lowConfidence({ tools }: Pick<GroundTruthMap, 'tools'>, least: number): LowConfidence[] {
  return tools.flatMap((tool) => {
    const leftOut = new Set(
      tool.fields.flatMap(({ key, sensitive, allowed }) =>
        sensitive === undefined || allowed === true ? [] : [`field ${key}`],
      ),
    );
    return targetsOf(tool).flatMap(({ part, target }): LowConfidence[] => {
      const { confidence, source = tool.source } = target;
      if (confidence >= least || part.endsWith('container') || leftOut.has(part)) return [];
      return [{ tool: tool.name, target: part, source, confidence }];
    });
  });
}
