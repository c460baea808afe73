import type { TemplateNode, Value } from '../../facts/facts.js';
import type { CreatedElement, CreatedPiece } from './created-piece.js';
import { knownAttribute, maskedValue } from './masked-text.js';
import { attributeProp } from './page-attributes.js';
import { addElement, type PageElement, type PageTree } from './page-element.js';

/**
 * Adds elements that a script creates to a page: once, or for each item of a list.
 * @param home the element that receives them, or null if it is not known
 */
export function addCreated(page: PageTree, { element, each }: CreatedPiece, home: PageElement | null): void {
  const { node } = created(page, element, home);
  const into = home === null ? page.root : home.node.children;
  into.push(each === null ? node : forEach(node, each));
}

/** Returns an element once for each item of a list. */
function forEach(node: PageElement['node'], { over: path, item }: NonNullable<CreatedPiece['each']>): TemplateNode {
  const { at } = node;
  const over: Value = { kind: 'reference', path: path.length === 0 ? ['items'] : path, at };
  return { kind: 'loop', over, ...(item === undefined ? {} : { item }), body: [node], at };
}

function created(
  page: PageTree,
  { tag, attributes, content, at }: CreatedElement,
  parent: PageElement | null,
): PageElement {
  const given = [...attributes];
  const element = addElement(page, {
    node: {
      kind: 'element',
      tag: { kind: 'host', name: tag },
      props: given.map(([name, { text, at: place, wordings }]) => attributeProp(name, text, place, wordings)),
      children: [],
      at,
    },
    tag,
    attributes: new Map(given.flatMap(([name, { text }]) => knownAttribute(name, text))),
    parent,
  });
  element.node.children = content.map((part): TemplateNode => {
    if (!('tag' in part)) return { kind: 'text', value: maskedValue(part.text, part.at, part.wordings), at: part.at };
    const { node } = created(page, part, element);
    return part.each === undefined ? node : forEach(node, part.each);
  });
  return element;
}
