/** A text that is HTML already. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Part = Markup | string | number | undefined | readonly Part[];

/** A template tag that escapes every value, except for markup and lists of markup. */
export function html(texts: TemplateStringsArray, ...values: Part[]): Markup {
  return new Markup(texts.map((text, at) => text + (at < values.length ? written(values[at]) : '')).join(''));
}

function written(value: Part): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.html;
  return Array.isArray(value) ? value.map(written).join('') : escaped(String(value));
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
