import { once, role } from '@webmcp/runtime/page';
import { foldText } from '@webmcp/text';

/** Chromium's own answers, there when the browser was launched with `ComputedAccessibilityInfo`. */
interface WithComputed {
  computedRole?: string;
  computedName?: string;
}

/** Chromium's words for an element, as they stand. */
interface Said {
  role: string | undefined;
  name: string | undefined;
}

/** What was read from outside, where the page itself has no answers. */
const given = new WeakMap<Element, { role: string; name: string }>();

/** Whether this browser answers for roles and names in the page. */
export function hasComputed(): boolean {
  return 'computedRole' in Element.prototype && 'computedName' in Element.prototype;
}

/**
 * Takes Chromium's roles and names from outside: one entry for each element in document order, open shadow roots in the
 * place of their hosts. Where the page changed in between and the count is another, nothing is taken.
 * @returns whether they were taken
 */
export function takeTree(entries: ([role: string, name: string] | null)[]): boolean {
  const elements = [...everyElement(document)];
  if (elements.length !== entries.length) return false;
  for (const [index, element] of elements.entries()) {
    const entry = entries[index];
    if (entry != null) given.set(element, { role: entry[0], name: entry[1] });
  }
  return true;
}

function* everyElement(root: ParentNode): Generator<Element> {
  for (const child of root.children) {
    yield child;
    if (child.shadowRoot !== null) yield* everyElement(child.shadowRoot);
    yield* everyElement(child);
  }
}

const saidOf = once((element: Element): Said => {
  const { computedRole: role, computedName: name } = element as Element & WithComputed;
  const outside = given.get(element);
  return { role: role ?? outside?.role, name: name ?? outside?.name };
});

/**
 * Asks Chromium for all of some elements, one after the other, in a look that keeps what was answered: asked in between
 * of other questions about styles, an answer takes three times as long (measured: 12 ms for a thousand against 38).
 */
export function askComputed(elements: readonly Element[]): void {
  for (const element of elements) saidOf(element);
}

/** Words of Chromium for "no role of use": then the nearest working word is asked for. */
const none = /^(generic|none|presentation|unknown|)$/;

/**
 * Chromium's computed role. Where it computes none of use (dates, times, colours, summaries, editing hosts), the
 * runtime's word, by which the element will be looked up.
 */
export function computedRole(element: Element): string {
  const { role: chromium } = saidOf(element);
  if (chromium === undefined || none.test(chromium) || /[A-Z]/.test(chromium)) return role(element);
  return chromium;
}

/**
 * Chromium's computed accessible name, white space folded. Where an icon font's ligature leaks into it (`group Users`),
 * the name without the ligature; where only `text-transform` makes the difference (`SAVE`), the text as it was written:
 * that is what the source says, what the runtime compares, and what Playwright and testing-library call the name.
 * @param own the runtime's name
 */
export function computedName(element: Element, own: string): string {
  const chromium = saidOf(element).name?.replace(/\s+/g, ' ').trim();
  const said = chromium === undefined || chromium.toLowerCase() === own.toLowerCase() ? own : chromium;
  return said === '' ? '' : withoutIconText(said, element);
}

/** What a person reads on an element that has no accessible name because its role takes none from its content. */
export function visibleText(element: HTMLElement): string {
  const [shown, written] = [foldText(element.innerText), foldText(element.textContent ?? '')];
  const text = shown.toLowerCase() === written.toLowerCase() ? written : shown;
  return text.length <= 120 ? text : '';
}

const iconClass = '[class*=material-icons],[class*=material-symbols],.q-icon,.v-icon';
/** By the first family alone: system font stacks end in symbol and emoji fonts. */
const iconFont = /^[^,]*(icon|symbol|awesome|glyph)/i;

function iconTexts(element: Element): string[] {
  if (element.firstElementChild === null) return [];
  return [...element.querySelectorAll('i,span,em,b')]
    .filter((part) => part.childElementCount === 0 && /\S/.test(part.textContent ?? ''))
    .filter((part) => part.matches(iconClass) || iconFont.test(getComputedStyle(part).fontFamily))
    .map((part) => (part.textContent ?? '').replace(/\s+/g, ' ').trim());
}

function withoutIconText(text: string, element: Element): string {
  const icons = iconTexts(element);
  if (icons.length === 0) return text;
  let rest = ` ${text} `;
  for (const icon of icons) {
    const at = rest.indexOf(icon);
    if (at >= 0) rest = `${rest.slice(0, at)} ${rest.slice(at + icon.length)}`;
  }
  return rest.replace(/\s+/g, ' ').trim();
}
