import type { Source } from '@webmcp/contract';

import type { TemplateNode } from '../../facts/facts.js';

export type ElementNode = Extract<TemplateNode, { kind: 'element' }>;

/** An element of a page with its surroundings. */
export interface PageElement {
  node: ElementNode;
  tag: string;
  attributes: ReadonlyMap<string, string>;
  parent: PageElement | null;
  /** The elements directly inside, in document order. */
  children: PageElement[];
  /** The list that contains the element: its parent's children, or the elements at the top of the page. */
  siblings: PageElement[];
  /** True at the top of what a script draws into a place that is not known. */
  isAdrift?: true;
}

/** A script element: its code and the place of the code, or the address that it loads. */
export interface PageScript {
  code: string;
  src: string | null;
  type: string;
  at: Source;
}

/** A handler in an attribute. Handlers of libraries need not be plain JavaScript. */
export interface InlineHandler {
  element: PageElement;
  event: string;
  code: string;
  codeAt: Source;
  at: Source;
  /** HTML's own handler: the code must be JavaScript. */
  isHtml: boolean;
}

/** The nodes of a page, and lists of its parts for looking them up. */
export interface PageTree {
  root: TemplateNode[];
  /** All elements in document order. Elements that scripts draw come last. */
  elements: PageElement[];
  /** The elements that have no parent. */
  top: PageElement[];
  scripts: PageScript[];
  /** Handlers in attributes that are still to be read. */
  inline: InlineHandler[];
}

/** Adds an element to a page, below its parent. */
export function addElement(
  page: PageTree,
  { parent, ...element }: Omit<PageElement, 'children' | 'siblings'>,
): PageElement {
  const siblings = parent === null ? page.top : parent.children;
  const added: PageElement = { ...element, parent, children: [], siblings };
  siblings.push(added);
  page.elements.push(added);
  return added;
}

/** Decides whether a script draws an element into a place that is not known. */
export function isAdrift(element: PageElement): boolean {
  for (let at: PageElement | null = element; at !== null; at = at.parent) if (at.isAdrift === true) return true;
  return false;
}

/** Decides whether an element is another element or inside that element. */
export function isInside(element: PageElement, outer: PageElement): boolean {
  for (let at: PageElement | null = element; at !== null; at = at.parent) if (at === outer) return true;
  return false;
}
