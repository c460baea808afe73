import type { ManifestTool } from '@webmcp/contract';

import type { Finder } from './finder.js';
import type { Row } from '../rows/rows.js';

/**
 * The part of the page that a call acts in, once its container and row are reached. Each function looks at the page
 * anew, because frameworks replace elements.
 */
export interface ReachedPage {
  found: Finder;
  /** Returns the tool's container; undefined when the container is gone, or the tool has no container. */
  container(): HTMLElement | undefined;
  /**
   * Returns the root of the tool's targets: the part that the row opened, else the row, else the container, else the
   * document.
   */
  root(): ParentNode;
  row: Row | undefined;
  /** The part beside the rows that belongs to the picked row, for a tool without a container. */
  part: Element | undefined;
  /** True after the call pressed a reach step: what the page shows then may be what the step opened. */
  opened: boolean;
  /** The reach step that the call pressed last. */
  pressed: NonNullable<ManifestTool['reach']>[number] | undefined;
  /** True after the rows were scrolled to find one: the list of drawn rows then changes by itself. */
  scrolled: boolean;
  /** Asks the person about a destructive call, once for each question. Always true for other calls. */
  allowed(): Promise<boolean>;
  /** The role and name of the element that the call presses, as the person saw it in the question. */
  shown: string | undefined;
}
