import type { GroundTruthMap, Source, Target } from '@webmcp/contract';

/** A target that survives too few of the changes to its page, or of which nobody knows. */
export interface FragileTarget {
  tool: string;
  /** `field who`, `action`, `reach step 1`, `container`. */
  target: string;
  source: Source;
  /** Survived of tried; null where it was not measured. */
  share: number | null;
}

/**
 * The targets of a map's tools whose survival is below `least` (0 to 1). Fields, actions and the targets of reach steps
 * must have been measured; containers count where they were. Sets of rows are found as a set and are left out.
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
