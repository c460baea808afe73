import { childrenOf, fold, once, role, shownLabel, shownOnDemand } from '@webmcp/runtime/page';
import { foldText } from '@webmcp/text';

/** Chromium's own answers, present in a browser that was launched with `ComputedAccessibilityInfo`. */
interface WithComputed {
  computedRole?: string;
  computedName?: string;
}

/** Chromium's role and name of an element, unchanged. */
interface Computed {
  role: string | undefined;
  name: string | undefined;
}

/** Roles and names from outside, for a browser that computes no roles and names in the page. */
const given = new WeakMap<Element, { role: string; name: string }>();

/** Decides whether this browser computes roles and names in the page. */
export function hasComputed(): boolean {
  return 'computedRole' in Element.prototype && 'computedName' in Element.prototype;
}

/**
 * Takes Chromium's roles and names from outside, one entry for each element in document order. Open shadow roots follow
 * their hosts. Takes nothing if the count differs because the page changed meanwhile.
 * @returns whether the entries were taken
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
  for (const child of childrenOf(root)) {
    yield child;
    if (child.shadowRoot !== null) yield* everyElement(child.shadowRoot);
    yield* everyElement(child);
  }
}

const computedOf = once((element: Element): Computed => {
  const { computedRole: role, computedName: name } = element as Element & WithComputed;
  const outside = given.get(element);
  return { role: role ?? outside?.role, name: name ?? outside?.name };
});

/**
 * Computes and keeps the roles and names of some elements at once. Between other questions about styles an answer takes
 * three times as long (measured for a thousand elements: 38 ms against 12 ms).
 */
export function askComputed(elements: readonly Element[]): void {
  for (const element of elements) computedOf(element);
}

/** Matches the roles of Chromium for an element without a role of use. */
const none = /^(generic|none|presentation|unknown|)$/;

/**
 * Returns Chromium's computed role. If Chromium has no role of use (dates, times, colours, summaries, editing hosts),
 * returns the runtime's role. The element will be looked up by that role.
 */
export function computedRole(element: Element): string {
  const { role: chromium } = computedOf(element);
  if (chromium === undefined || none.test(chromium) || /[A-Z]/.test(chromium)) return role(element);
  return chromium;
}

/**
 * Returns Chromium's computed accessible name, white space folded. Leaves out the glyphs and the ligature of an icon font
 * (`group Users`), unless nothing else names the element. Returns the written text if only `text-transform` differs (`SAVE`): the source, the runtime, Playwright and
 * testing-library have that text.
 * @param own the runtime's name of the element
 */
export function computedName(element: Element, own: string): string {
  const { name } = computedOf(element);
  const chromium = name === undefined ? undefined : fold(name);
  // Chromium names no element without a box; the runtime names a hidden input by its shown label.
  const isSilent =
    chromium === undefined || (chromium === '' && (shownLabel(element) !== undefined || shownOnDemand(element)));
  const shown = isSilent || chromium.toLowerCase() === own.toLowerCase() ? own : chromium;
  return shown === '' ? '' : withoutIconText(shown, element) || own;
}

/** Returns the short text on an element whose role takes no name from its content; empty for a longer text. */
export function visibleText(element: HTMLElement): string {
  const [shown, written] = [foldText(element.innerText), foldText(element.textContent ?? '')];
  const text = shown.toLowerCase() === written.toLowerCase() ? written : shown;
  return text.length <= 120 ? text : '';
}

const iconClass = '[class*=material-icons],[class*=material-symbols],.q-icon,.v-icon';
/** Matches an icon font as the first family. System font stacks end in symbol and emoji fonts. */
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
