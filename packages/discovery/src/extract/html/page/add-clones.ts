import type { TemplateNode, Value } from '../../facts/facts.js';
import type { MarkupPiece } from './markup-piece.js';
import type { PageElement, PageTree } from './page-element.js';

/**
 * Moves a template to the element that receives the copies of its content: once, or for each item of a list. A template
 * that was moved before stays.
 * @param home the element that receives the copies, or null if it is not known
 */
export function addClones(
  page: PageTree,
  { each }: Pick<MarkupPiece, 'each'>,
  template: PageElement | undefined,
  home: PageElement | null,
): void {
  if (template?.tag !== 'template' || template.node.children.length === 0) return;
  const { at, children } = template.node;
  const over: Value = { kind: 'reference', path: each === null || each.over.length === 0 ? ['items'] : each.over, at };
  const item = each?.item === undefined ? {} : { item: each.item };
  const body: TemplateNode[] = each === null ? children : [{ kind: 'loop', over, ...item, body: children, at }];
  template.node.children = [];
  remove(template.parent?.node.children ?? page.root, template.node);
  remove(template.siblings, template);
  template.parent = home;
  template.siblings = home === null ? page.top : home.children;
  template.siblings.push(template);
  (home?.node.children ?? page.root).push(...body);
  if (home === null) template.isAdrift = true;
}

function remove<Entry extends PageElement | TemplateNode>(list: Entry[], entry: Entry): void {
  const at = list.indexOf(entry);
  if (at >= 0) list.splice(at, 1);
}
