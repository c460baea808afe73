import type { JsonValue } from '@webmcp/contract';

/** Turns a number as JSON writes it into a number; any other text stays text. */
export const typed = (text: string): JsonValue => (/^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? Number(text) : text);
