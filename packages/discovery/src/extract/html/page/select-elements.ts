import type { PageElement } from './page-tree.js';

/** One compound of a selector: `button.save[type=submit]`. */
interface Compound {
  tag: string | null;
  tests: ((element: PageElement) => boolean)[];
}

type Complex = { compound: Compound; combinator: ' ' | '>' | null }[];

const part =
  /^(?:([a-zA-Z][\w-]*|\*)|#((?:[\w-]|\\.)+)|\.((?:[\w-]|\\.)+)|\[\s*([\w:-]+)\s*(?:([~|^$*]?)=\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]+))\s*)?\]|:(?:first-child|first|last-child|last|enabled|visible)\b)/;

/**
 * The elements that a simple selector finds, in document order: tags, ids, classes, attributes, descendants and children,
 * lists. Anything else (sibling combinators, functional pseudo-classes) finds nothing rather than too much.
 * @param within only what stands inside one of these
 */
export function selectElements(
  selector: string,
  elements: readonly PageElement[],
  within?: readonly PageElement[],
): PageElement[] {
  const alternatives = selector.split(',').map(parseComplex);
  if (alternatives.includes(null)) return [];
  return elements.filter(
    (element) =>
      (within === undefined || within.some((outer) => outer !== element && isInside(element, outer))) &&
      alternatives.some((complex) => complex !== null && matches(element, complex, complex.length - 1)),
  );
}

/** Whether an element is another one, or stands inside it. */
export function isInside(element: PageElement, outer: PageElement): boolean {
  for (let at: PageElement | null = element; at !== null; at = at.parent) if (at === outer) return true;
  return false;
}

function matches(element: PageElement, complex: Complex, index: number): boolean {
  const step = complex[index];
  if (step === undefined || !fits(element, step.compound)) return false;
  if (index === 0) return true;
  if (step.combinator === '>') return element.parent !== null && matches(element.parent, complex, index - 1);
  for (let outer = element.parent; outer !== null; outer = outer.parent) {
    if (matches(outer, complex, index - 1)) return true;
  }
  return false;
}

function fits(element: PageElement, compound: Compound): boolean {
  return (compound.tag === null || compound.tag === element.tag) && compound.tests.every((test) => test(element));
}

function parseComplex(text: string): Complex | null {
  const complex: Complex = [];
  let rest = text.trim();
  let combinator: ' ' | '>' | null = null;
  while (rest !== '') {
    const read = parseCompound(rest);
    if (read === null) return null;
    complex.push({ compound: read.compound, combinator });
    const between = /^\s*(>)\s*|^\s+/.exec(read.rest);
    if (between === null) return read.rest === '' ? complex : null;
    combinator = between[1] === '>' ? '>' : ' ';
    rest = read.rest.slice(between[0].length);
  }
  return complex.length === 0 ? null : complex;
}

function parseCompound(text: string): { compound: Compound; rest: string } | null {
  const compound: Compound = { tag: null, tests: [] };
  let rest = text;
  for (let found = part.exec(rest); found !== null; found = part.exec(rest)) {
    if (found[1] !== undefined && rest !== text) break;
    addTest(found, compound);
    rest = rest.slice(found[0].length);
  }
  return rest === text ? null : { compound, rest };
}

function addTest(found: RegExpExecArray, compound: Compound): void {
  const [, tag, id, name, attribute, operator = '', double, single, bare] = found;
  if (tag !== undefined) compound.tag = tag === '*' ? null : tag.toLowerCase();
  else if (id !== undefined) compound.tests.push((element) => element.attributes.get('id') === unescaped(id));
  else if (name !== undefined) {
    compound.tests.push((element) => (element.attributes.get('class') ?? '').split(/\s+/).includes(unescaped(name)));
  } else if (attribute !== undefined) {
    const wanted = double ?? single ?? bare;
    compound.tests.push((element) => fitsAttribute(element.attributes.get(attribute.toLowerCase()), operator, wanted));
  }
}

function fitsAttribute(value: string | undefined, operator: string, wanted: string | undefined): boolean {
  if (value === undefined || wanted === undefined) return value !== undefined;
  switch (operator) {
    case '~':
      return value.split(/\s+/).includes(wanted);
    case '^':
      return value.startsWith(wanted);
    case '$':
      return value.endsWith(wanted);
    case '*':
      return value.includes(wanted);
    case '|':
      return value === wanted || value.startsWith(`${wanted}-`);
    default:
      return value === wanted;
  }
}

function unescaped(name: string): string {
  return name.replace(/\\(.)/g, '$1');
}
