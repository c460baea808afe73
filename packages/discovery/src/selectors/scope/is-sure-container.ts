import type { Target } from '@webmcp/contract';

/**
 * Decides whether a container identifies itself well enough to search a step's control in it. A box has only a path. The
 * heading in its fingerprint distinguishes it from another box at that path.
 */
export const isSureContainer = ({ confidence, selectors, fingerprint }: Target, threshold: number): boolean =>
  confidence >= threshold || (selectors.length > 0 && fingerprint?.unique.includes('label') === true);
