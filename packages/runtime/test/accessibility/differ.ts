import { name, role } from '../../src/page.js';
import { actedOn } from './step-documents.js';

declare global {
  interface Element {
    readonly computedRole: string;
    readonly computedName: string;
  }
}

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();
const glyphs = /[\ue000-\uf8ff]/g;
/** Chromium names what is drawn: in capitals, where a style sheet turns text into them. Tests and people write the text. */
const transformed = (element: Element): boolean =>
  [element, ...element.querySelectorAll('*')].some((part) => getComputedStyle(part).textTransform !== 'none') &&
  name(element).toLowerCase() === fold(element.computedName).toLowerCase();

/** Where this engine means to answer otherwise than Chromium, or leaves a rule of Chromium's out. */
const knownDifferences: Record<string, (element: Element) => boolean> = {
  'buttons for files carry the state of the field in Chromium': (element) => element.matches('input[type=file]'),
  'where Chromium computes no role for what a person uses, the nearest working word': (element) =>
    role(element) !== element.computedRole &&
    /^(|generic|paragraph)$/i.test(element.computedRole) &&
    element.matches('[contenteditable],summary,input'),
  'glyphs of icon fonts are no words': (element) =>
    element.computedName.search(glyphs) >= 0 && name(element) === fold(element.computedName.replace(glyphs, '')),
  'capitals that a style sheet draws are not in the name': transformed,
};

/** How a document's elements stand between this engine and Chromium. */
export interface Differences {
  /** Elements with a role that is acted on, by either. */
  compared: number;
  /** Elements that fall under a known difference, by its name. */
  known: Record<string, number>;
  differing: string[];
}

function everything(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? everything(element.shadowRoot) : []),
  ]);
}

/** Compares roles, and names where the role is one that is acted on, of all that is shown below a root. */
export function differ(root: ParentNode, into: Differences): void {
  for (const element of everything(root)) {
    const [ours, theirs] = [role(element), element.computedRole];
    if (!actedOn.test(ours) && !actedOn.test(theirs)) continue;
    const seen = element.closest('select') ?? element;
    if (!seen.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true],datalist')) continue;
    const known = Object.entries(knownDifferences).find(([, differs]) => differs(element));
    if (known) {
      into.known[known[0]] = (into.known[known[0]] ?? 0) + 1;
      continue;
    }
    into.compared += 1;
    const here = element.outerHTML.slice(0, 300);
    if (ours !== theirs) into.differing.push(`role ${ours}, Chromium ${theirs}: ${here}`);
    else if (name(element) !== fold(element.computedName))
      into.differing.push(`name "${name(element)}", Chromium "${fold(element.computedName)}": ${here}`);
  }
}
