import type { JsonSchema, JsonValue } from '@webmcp/contract';

const written = /^(?:(\d{4})-(\d\d)(?:-(\d\d))?)?(?:(?:^|T)(\d\d):(\d\d)(?::(\d\d))?)?$/;

/**
 * Splits a value as HTML writes it into year, month, day, hour, minute and second. The value is a day, a month, a time,
 * or a day and a time. Returns an empty list for any other value.
 */
export const dateNumbers = (value: JsonValue): (string | undefined)[] => written.exec(String(value))?.slice(1) ?? [];

/** Decides whether a value is a date or time, in a field whose schema takes a date or time. */
export const isTemporal = (value: JsonValue, { format, pattern }: JsonSchema): boolean =>
  (format === 'date' || !!pattern) && dateNumbers(value).length > 0;

/** Returns the hour on a clock of twelve hours. */
export const hourOfTwelve = (hour: string | undefined): string => String(+hour! % 12 || 12);

/** Returns the half of the day: AM or PM. */
export const halfOfDay = (hour: string | undefined): string => (+hour! < 12 ? 'AM' : 'PM');
