/** Matches a number with the words or signs around it: `$31.00`, `1 234,50 €`, `-3 kg`. Digits around it are no words. */
const dressed = /^([^\d]*)(\d[\d.,'’\s]*\d|\d)[^\d]*$/u;

/** Matches whole digits in groups of three with one separator, and a fraction behind another separator. */
const grouped = /^(\d{1,3}(?:([.,'’ ])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d+))?$/u;

/**
 * Decides whether a text shows a number as people write it: with a unit, in groups of three digits, with zeros behind.
 * A lone separator before three digits makes a group: "1,234" shows 1234 and no fraction.
 */
export function showsNumber(shown: string, value: number): boolean {
  const [, before = '', digits = ''] = dressed.exec(shown.trim()) ?? [];
  const [, whole, group = '', point, fraction = ''] = grouped.exec(digits.replace(/\s/gu, ' ')) ?? [];
  if (whole === undefined || point === group) return false;
  const size = Number(`${whole.replace(/\D/gu, '')}.${fraction || 0}`);
  return (/[-−–(]/u.test(before) ? -size : size) === value;
}
