import type { Source } from '@webmcp/contract';

/** A place in the source as a key: `file:line:column`. */
export const siteKey = ({ file, line, column }: Source): string => `${file}:${line}:${column}`;
