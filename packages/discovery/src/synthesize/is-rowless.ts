import type { ToolTargets } from './tool-targets.js';

/** Decides whether a tool acts on a row that a call could not choose. */
export const isRowless = ({ kind, row }: Pick<ToolTargets, 'kind' | 'row'>): boolean =>
  kind === 'row-action' && row === undefined;
