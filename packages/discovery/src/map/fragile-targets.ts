import type { GroundTruthMap, Source, Target } from '@webmcp/contract';

/** A target that survives too few changes to its page, or that was not measured. */
export interface FragileTarget {
  tool: string;
  /** `field who`, `action`, `reach step 1`, `container`. */
  target: string;
  source: Source | undefined;
  /** The share of survived changes, 0 to 1; null if it was not measured. */
  share: number | null;
}

/**
 * Returns the targets of a map's tools whose survival is below `least` (0 to 1). A field, action or reach step without a
 * measurement counts as fragile; a container without one does not. Rows are found as a set and are left out.
 */
export function fragileTargets({ tools }: Pick<GroundTruthMap, 'tools'>, least: number): FragileTarget[] {
  return tools.flatMap(({ name, source, fields, action, reach = [], container }) => {
    const parts: [string, Target][] = [
      ...reach.flatMap((step, at): [string, Target][] =>
        step.do === 'navigate' ? [] : [[`reach step ${at + 1}`, step.target]],
      ),
      ...(container?.survival === undefined ? [] : [['container', container] as [string, Target]]),
      ...fields.map((field): [string, Target] => [`field ${field.key}`, field]),
      ...(action === undefined ? [] : [['action', action] as [string, Target]]),
    ];
    return parts.flatMap(([target, { survival, source: own }]): FragileTarget[] => {
      const share = survival === undefined || survival.trials === 0 ? null : survival.survived / survival.trials;
      return share !== null && share >= least ? [] : [{ tool: name, target, source: own ?? source, share }];
    });
  });
}
