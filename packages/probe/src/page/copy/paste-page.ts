import type { CopiedElement, CopiedNode, CopiedSheet, ElementState, PageCopy } from './page-copy.js';

/**
 * Builds a copied page in this document, node by node, because a parser would repair markup that scripts made. State
 * comes last, because it depends on other elements: a radio's on its group, an option's on its select.
 */
export function pastePage({ tree }: Pick<PageCopy, 'tree'>): void {
  const root = JSON.parse(tree) as CopiedElement;
  const states: [Element, ElementState][] = [];
  const build = (node: CopiedNode): Node => {
    if ('text' in node) return document.createTextNode(node.text);
    const { tag, namespace, attributes, children, shadow, state } = node;
    const element = namespace === undefined ? document.createElement(tag) : document.createElementNS(namespace, tag);
    for (const [name, value] of attributes) setAttribute(element, name, value);
    element.append(...children.map(build));
    if (shadow !== undefined) {
      const inside = element.attachShadow({ mode: 'open' });
      inside.append(...shadow.children.map(build));
      inside.adoptedStyleSheets = shadow.sheets.map(sheetOf);
    }
    if (state !== undefined) states.push([element, state]);
    return element;
  };
  const made = build(root);
  document.documentElement.replaceWith(made);
  document.adoptedStyleSheets = (root.sheets ?? []).map(sheetOf);
  for (const [element, state] of states) restore(element, state);
  // The copied page was at rest, so its animations have ended.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/** Sets an attribute by the parser, for names that `setAttribute` refuses: a template's `@click` or `[x]`. */
function setAttribute(element: Element, name: string, value: string): void {
  if (/^[a-z_][\w:.-]*$/i.test(name)) return element.setAttribute(name, value);
  const parsed = new DOMParser().parseFromString(`<p ${name}></p>`, 'text/html').querySelector('p')!;
  const [attribute] = parsed.attributes;
  if (attribute === undefined) return undefined;
  const taken = attribute.cloneNode() as Attr;
  taken.value = value;
  element.setAttributeNode(taken);
}

function sheetOf({ text, media }: CopiedSheet): CSSStyleSheet {
  const sheet = new CSSStyleSheet({ media });
  sheet.replaceSync(text);
  return sheet;
}

function restore(element: Element, { checked, indeterminate, value, selected, open }: ElementState): void {
  if (element instanceof HTMLInputElement) {
    if (checked !== undefined) element.checked = checked;
    if (indeterminate === true) element.indeterminate = true;
  }
  if (element instanceof HTMLOptionElement && selected === true) element.selected = true;
  if (
    value !== undefined &&
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    element.value !== value
  )
    element.value = value;
  if (open === 'modal' && element instanceof HTMLDialogElement) {
    element.removeAttribute('open');
    element.showModal();
  }
  if (open === 'popover' && element instanceof HTMLElement) element.showPopover();
}
