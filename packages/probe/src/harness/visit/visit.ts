import type { PageSnapshot, Problem } from '@webmcp/contract';
import type { PageCopy } from '../../reader/page-reader.js';
import type { VisitBasis } from '../pages/page-basis.js';

/** The result of visiting one state. */
export interface Visit {
  /** Absent for a state that was not read. */
  snapshot?: PageSnapshot;
  copy?: PageCopy;
  problems: Problem[];
  /** Routes of the page's links. */
  links: string[];
  /** The route that the page was on in the end, with the ids of its address. Absent for a state that was not read. */
  address?: string;
  /** Everything that the visit rests on. Absent if it is not known, or not wanted. */
  basis?: VisitBasis;
}

/** Returns the visit of a state that could not be read. */
export function failedVisit(...problems: Problem[]): Visit {
  return { problems, links: [] };
}
