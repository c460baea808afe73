import type { Source } from '@webmcp/contract';

import type { DeferredValue, ResolvedValue } from './resolved-value.js';

export interface PassedProp {
  value: ResolvedValue | DeferredValue;
  at: Source;
  modifiers?: string[];
}

/** Props with known spreads replaced by their members. Later props win. */
export interface ExpandedProps {
  props: Map<string, PassedProp>;
  /** Spread values whose members are not known; the last one wins. */
  spreads: { value: ResolvedValue; at: Source }[];
}

/** The props that a use site passes to a component instance. */
export interface PassedProps extends ExpandedProps {
  defaults: Map<string, DeferredValue>;
  /** True for a root: no use site is known, so a prop that was not passed is unknown, not absent. */
  open: boolean;
  /** Names that the component's code read. */
  asked: Set<string>;
}

/** Returns empty props. `open` marks an unknown use site, which may pass any prop. */
export function noProps(open: boolean): PassedProps {
  return { props: new Map(), spreads: [], defaults: new Map(), open, asked: new Set() };
}
