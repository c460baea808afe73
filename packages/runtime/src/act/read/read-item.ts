import type { JsonValue } from '@webmcp/contract';

/** One item of a read's answer. */
export type ReadItem = Record<string, JsonValue>;
