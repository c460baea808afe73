import { isOverlayKind } from '@webmcp/text';

import type { Boundary, Intent, AppModel } from '../intents/model/intent.js';

/** An appModel with the questions that grouping asks of it. Changes nothing in it. */
export interface Plan {
  intents: readonly Intent[];
  boundaries: readonly Boundary[];
  /** From the boundary itself to its root. */
  chain(from: number | null): readonly Boundary[];
  /** The boundary that an intent's tool belongs to: its form, also one named by a `form` attribute, else what pops up around it, else nothing. */
  homeOf(intent: Intent): Boundary | undefined;
  /** The row around, if nothing that pops up stands between. */
  rowOf(intent: Intent): Boundary | undefined;
  /** Boundaries that an intent opens. */
  opens(intent: number): readonly Boundary[];
}

export function planOf({ intents, boundaries }: AppModel): Plan {
  const chains = new Map<number, readonly Boundary[]>();
  const chain = (from: number | null): readonly Boundary[] => {
    if (from === null) return [];
    const known = chains.get(from);
    if (known !== undefined) return known;
    const own = boundaries[from];
    const found = own === undefined ? [] : [own, ...chain(own.parent)];
    chains.set(from, found);
    return found;
  };
  const opened = new Map<number, Boundary[]>();
  for (const boundary of boundaries) {
    for (const opener of boundary.openers) opened.set(opener, [...(opened.get(opener) ?? []), boundary]);
  }
  return {
    intents,
    boundaries,
    chain,
    homeOf(intent) {
      if (intent.form !== undefined) return boundaries[intent.form];
      return chain(intent.boundary).find(({ kind }) => kind === 'form' || kind === 'row' || isOverlayKind(kind));
    },
    rowOf(intent) {
      for (const boundary of chain(intent.boundary)) {
        if (boundary.kind === 'row') return boundary;
        if (isOverlayKind(boundary.kind)) return undefined;
      }
      return undefined;
    },
    opens: (intent) => opened.get(intent) ?? [],
  };
}

/** Whether an intent stands in a boundary. */
export function within(plan: Plan, intent: Intent | undefined, boundary: Boundary): boolean {
  return plan.chain(intent?.boundary ?? null).some(({ index }) => index === boundary.index);
}

/** The nearest boundary that the page shows as something around its contents. */
export function containerOf(plan: Plan, from: number | null): number | null {
  const found = plan
    .chain(from)
    .find(({ kind }) => kind !== 'component' && kind !== 'page' && kind !== 'list' && kind !== 'row');
  return found?.index ?? null;
}
