import type { JsonSchema, JsonValue } from '@webmcp/contract';

const written = /^(?:(\d{4})-(\d\d)(?:-(\d\d))?)?(?:(?:^|T)(\d\d):(\d\d)(?::(\d\d))?)?$/;

/** Year, month, day, hour, minute and second of a value as HTML writes it: a day, a month, a time, or a day and a time. */
export const read = (value: JsonValue): (string | undefined)[] => written.exec(String(value))?.slice(1) ?? [];

/** Whether a value is one of these, of a field that takes it. */
export const isTemporal = (value: JsonValue, { format, pattern }: JsonSchema): boolean =>
  (format === 'date' || !!pattern) && read(value).length > 0;

/** Hours of a clock with two halves. */
export const half = (hour: string | undefined): string => String(+hour! % 12 || 12);
export const noon = (hour: string | undefined): string => (+hour! < 12 ? 'AM' : 'PM');
