/** The attribute that says where an element was written. */
export const stampAttribute = 'data-webmcp-source';

/** A tag to stamp: where it opens (line and column from 1) and the offset at which the attribute goes in. */
export interface TagPlace {
  line: number;
  column: number;
  offset: number;
}
