import type { Value } from '../../facts/facts.js';
import type { PageElement } from '../page/page-element.js';

/** Properties that replace the text of an element. */
const replacing = /^(?:textContent|innerText|innerHTML)$/;

/** Tags whose text is the wording of a control or of a part. The text of another element may be a message or a record. */
const wording = /^(?:h[1-6]|button|a|label|legend|summary)$/;

/** The texts that scripts give to elements which have a text in the page: `title.textContent = 'Edit note'`. */
export class GivenWordings {
  /** Null for an element that receives a text which only the run knows. */
  readonly #given = new Map<PageElement, string[] | null>();

  /** Notes the text of an assignment to a property of an element. */
  note(element: PageElement, property: string, value: Value): void {
    if (!replacing.test(property) || !isWording(element)) return;
    const texts = textsOf(value);
    const known = this.#given.get(element);
    this.#given.set(element, texts === null || known === null ? null : [...(known ?? []), ...texts]);
  }

  /** Gives each element its further wordings. An element with more than a text inside keeps its own. */
  show(): void {
    for (const [{ node }, given] of this.#given) {
      const [only, ...others] = node.children;
      if (given === null || only?.kind !== 'text' || only.value.kind !== 'literal' || others.length > 0) continue;
      const own = String(only.value.value);
      const texts = [...new Set(given)].filter((text) => text.trim() !== '' && text.trim() !== own.trim());
      if (texts.length === 0) continue;
      const { at } = only;
      const options = [own, ...texts].map((value): Value => ({ kind: 'literal', value, at }));
      node.children = [{ kind: 'text', value: { kind: 'choice', test: { kind: 'unknown', at }, options, at }, at }];
    }
  }
}

/** Returns the texts of a value; null if any of them is unknown, or is markup. */
function textsOf(value: Value): string[] | null {
  if (value.kind === 'literal') {
    const text = typeof value.value === 'string' ? value.value : null;
    return text === null || text.includes('<') ? null : [text];
  }
  if (value.kind !== 'choice') return null;
  const all = value.options.map(textsOf);
  return all.includes(null) ? null : all.flatMap((texts) => texts ?? []);
}

/** Decides whether the text of an element is a wording: its own tag, or one around it. */
function isWording(element: PageElement): boolean {
  for (let at: PageElement | null = element; at !== null; at = at.parent) if (wording.test(at.tag)) return true;
  return false;
}
