import { canonicalJson, type GroundTruthMap, integrityOf, type Target, targetsOf, type Tool } from '@webmcp/contract';

type Survival = NonNullable<Target['survival']>;

/**
 * Returns the map with the survival of its targets, as stress measured it now or before.
 * @param survivalOf returns undefined for a target without a measurement
 */
export function withSurvival(
  map: GroundTruthMap,
  survivalOf: (tool: Tool, part: string, target: Target) => Survival | undefined,
): GroundTruthMap {
  const { integrity: _, ...made } = structuredClone(map);
  for (const tool of made.tools) {
    for (const { part, target } of targetsOf(tool)) {
      const survival = survivalOf(tool, part, target);
      if (survival !== undefined) target.survival = survival;
    }
  }
  return { ...made, integrity: integrityOf(made) };
}

/** Returns survival from an earlier map, for targets whose selectors and fingerprint are the same. */
export function earlierSurvival(
  previous: GroundTruthMap,
): (tool: Tool, part: string, target: Target) => Survival | undefined {
  const found = ({ selectors, fingerprint }: Target): string =>
    canonicalJson({ selectors, fingerprint: fingerprint ?? null });
  const known = new Map(
    previous.tools.flatMap((tool) =>
      targetsOf(tool).map(({ part, target }) => [`${tool.id} ${part}`, target] as const),
    ),
  );
  return ({ id }, part, target) => {
    const before = known.get(`${id} ${part}`);
    return before !== undefined && found(before) === found(target) ? before.survival : undefined;
  };
}
