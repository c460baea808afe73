/** A month of a year, both as a person counts them: November is 11. */
export interface Month {
  year: number;
  month: number;
}

/** Languages whose names of months are tried after the page's own. */
const languages = 'en de fr es it pt nl pl sv da nb fi cs tr ru uk id vi ro hu el ar he hi th ja zh ko'.split(' ');

/** Returns the month that a text names together with a year: `November 2026`, `14 novembre 2026`, `2026年11月`. */
export function monthIn(text: string): Month | undefined {
  const year = /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0];
  const month = Number(/(\d{1,2})\s?[月월]/.exec(text)?.[1]) || monthNamed(text);
  return year && month ? { year: Number(year), month } : undefined;
}

/** Returns the number of the month that a text names in the first language that has such a month. */
export function monthNamed(text: string): number | undefined {
  const said = wordsOf(text);
  const own = [document.documentElement.lang, ...navigator.languages].map((one) => one.slice(0, 2).toLowerCase());
  for (const language of [...own.filter((one) => /^[a-z]{2}$/.test(one)), ...languages]) {
    const found = namesOf(language).filter(({ names }) => names.some((one) => said.includes(one)));
    if (found.length === 1) return found[0]!.month;
  }
  return undefined;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

const known = new Map<string, { month: number; names: string[] }[]>();

/** Returns the names of the months in a language: whole and short, alone and after a day. */
function namesOf(language: string): { month: number; names: string[] }[] {
  const before = known.get(language);
  if (before) return before;
  const formats = (['long', 'short'] as const).flatMap((month) =>
    [{ month }, { month, day: 'numeric' } as const].map((style) => new Intl.DateTimeFormat(language, style)),
  );
  const months = Array.from({ length: 12 }, (_, at) => ({
    month: at + 1,
    names: formats.flatMap((format) =>
      format
        .formatToParts(new Date(2026, at, 1))
        .flatMap(({ type, value }) => (type === 'month' ? wordsOf(value) : [])),
    ),
  }));
  known.set(language, months);
  return months;
}
