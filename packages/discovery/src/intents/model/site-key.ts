import type { Source } from '@webmcp/contract';

/** Returns a site as a key: `file:line:column`. */
export const siteKey = ({ file, line, column }: Source): string => `${file}:${line}:${column}`;
