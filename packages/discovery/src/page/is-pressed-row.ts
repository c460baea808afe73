import type { PageElement } from '@webmcp/contract';
import { ownRowValue } from '@webmcp/text';

/** Decides whether a box that people press is a row itself, such as a card that opens its record. All its texts are data. */
export const isPressedRow = ({ role, candidates }: Pick<PageElement, 'role' | 'candidates'>): boolean =>
  role !== 'button' && role !== 'link' && candidates.some(({ selector }) => selector.value === ownRowValue);
