/** An object of JSON whose members are unknown. */
export type Json = Record<string, unknown>;

/** Decides whether a value is an object of JSON. A list is none. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
