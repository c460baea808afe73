import type { PageRow } from '@webmcp/contract';
import type { HitIndex } from './selectors/hit-index.js';

/** The findings about a page that reading one element or container needs. */
export interface PageReading {
  /** The attributes that a `testid` selector counts over, in order. */
  testIdAttributes: string[];
  index: HitIndex;
  /** The interactive elements. */
  controls: ReadonlySet<Element>;
  /** The elements of the containers. */
  scopes: ReadonlySet<Element>;
  /** The controls that are rows themselves. */
  ownRows: ReadonlySet<Element>;
  /** The numbers of the containers that are rows. */
  rowNumbers: ReadonlySet<number>;
  /** The numbers of the containers that are forms or dialogs. */
  formNumbers: ReadonlySet<number>;
  /** The heading of each container with a heading. */
  headings: ReadonlyMap<Element, string>;
  /** The selectors and keys of each row set, by the number of the set. */
  rowSets: readonly RowFacts[];
}

/** The selectors of the rows of a set, and the keys of each row. */
export interface RowFacts {
  rows: PageRow['rows'];
  keys: ReadonlyMap<Element, PageRow['keys']>;
}
