import { childrenOf, once } from '@webmcp/runtime/page';

export const semantic = 'tr,li,article,[role=row],[role=listitem],[role=article]';

/** Matches elements with an identity of their own, however many siblings they have. */
export const itemScopes =
  'form,dialog,fieldset,nav,header,footer,main,aside,section,[role=dialog],[role=group],[role=radiogroup],[role=menu],[role=tablist],[role=toolbar],[role=tabpanel]';

/** Returns the children of an element by shape: same tag, role and classes. */
export function alikeSiblings(parent: Element): Element[][] {
  const kinds = new Map<string, Element[]>();
  for (const child of childrenOf(parent)) {
    const shape = shapeOf(child);
    const alike = kinds.get(shape);
    if (alike === undefined) kinds.set(shape, [child]);
    else alike.push(child);
  }
  return [...kinds.values()];
}

/** Returns the children of an element by kind, for each kind with children of several shapes: see {@link isVariant}. */
export function variantSiblings(parent: Element): Element[][] {
  const kinds: { first: Element; shapes: number; members: Element[] }[] = [];
  for (const alike of alikeSiblings(parent)) {
    const [first] = alike;
    if (first === undefined || first.matches(itemScopes)) continue;
    const known = kinds.find((kind) => isVariant(kind.first, first));
    if (known === undefined) kinds.push({ first, shapes: 1, members: alike });
    else Object.assign(known, { shapes: known.shapes + 1, members: [...known.members, ...alike] });
  }
  const several = kinds.filter(({ shapes }) => shapes > 1);
  return several.map(({ members }) => childrenOf(parent).filter((child) => members.includes(child)));
}

/** The most classes that a record chooses for its row. */
const mostChosen = 2;

/**
 * Decides whether two siblings are of one kind, and only a class of their records differs: `note blue`, `note yellow`. They
 * share at least as many classes as either has for itself.
 */
export function isVariant(one: Element, other: Element): boolean {
  if (one.localName !== other.localName || one.matches(semantic) || one.matches(itemScopes)) return false;
  if (one.getAttribute('role') !== other.getAttribute('role')) return false;
  const [mine, theirs] = [kindClasses(one), kindClasses(other)];
  const shared = mine.filter((token) => theirs.includes(token)).length;
  const own = Math.max(mine.length, theirs.length) - shared;
  return shared > 0 && own > 0 && own <= Math.min(mostChosen, shared);
}

/** Matches classes that name the state of a sibling and not its kind. */
const stateWord =
  /^(is-|has-)|(active|selected|current|odd|even|first|last|disabled|checked|open|expanded|hover|focus|completed|done|editing|highlighted)$/i;

/** Returns the classes of an element without those of its state. */
export const kindClasses = (element: Element): string[] =>
  [...element.classList].filter((token) => !stateWord.test(token)).sort();

/** Returns the tag, the role and the classes of an element as one text. */
export const shapeOf = once((element: Element): string => {
  const explicit = element.getAttribute('role') ?? '';
  if (element.localName === 'tr') return element.querySelector(':scope > td') === null ? 'tr heads' : 'tr';
  if (element.matches(semantic)) return `${element.localName} ${explicit}`;
  return `${element.localName} ${explicit} ${kindClasses(element).join(' ')}`;
});
