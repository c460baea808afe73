import type { ImportFacts, PropsBinding, Value } from '../facts.js';

/** What a component's script says, gathered while it is read; `locals` and `states` by name. */
export interface ComponentScript {
  props: PropsBinding;
  locals: Map<string, Value>;
  states: Map<string, Value | undefined>;
  emits: string[];
  /** Lazy imports of setup. */
  imports: ImportFacts[];
  /** False where the component keeps its root element from taking over what it is given. */
  inheritAttrs: boolean;
}

export function emptyScript(): ComponentScript {
  return { props: { names: [] }, locals: new Map(), states: new Map(), emits: [], imports: [], inheritAttrs: true };
}
