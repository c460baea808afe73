import type { CopiedElement, CopiedNode, CopiedSheet, ElementState, PageCopy } from './page-copy.js';

const html = 'http://www.w3.org/1999/xhtml';

/**
 * Matches elements with content for machines, or for pages without scripts. The copy has these elements without their
 * content.
 */
const emptied = 'script,style,noscript,template,iframe,object,embed,frame,link,meta';

/** Matches attributes that would load, run or navigate. */
const acting = /^(?:on.*|srcset|srcdoc|http-equiv|autofocus|autoplay|ping)$/;

/** Matches fields with secrets. Their values never leave the page. */
const secret =
  'input[type=password],input[type=file],input[autocomplete*=cc-],input[autocomplete*=one-time-code],input[autocomplete*=password]';

/**
 * Copies the page as it is now, to be built again without scripts. Open shadow roots, styles and the state of controls
 * are copied too. Leaves out the values of secret fields.
 */
export function copyPage(): PageCopy {
  const root = copyElement(document.documentElement);
  return {
    url: location.href,
    quirks: document.compatMode === 'BackCompat',
    tree: JSON.stringify({ ...root, sheets: sheetsOf(document) }),
  };
}

function copyElement(element: Element): CopiedElement {
  const isSecret = element.matches(secret);
  const attributes = [...element.attributes]
    .filter(({ name }) => !acting.test(name) && !(isSecret && name === 'value'))
    .filter(({ name }) => !element.matches(emptied) || !/^(?:src|href|data|content)$/.test(name))
    .map(({ name, value }): [string, string] => [name, value]);
  const state = isSecret ? {} : stateOf(element);
  const { shadowRoot } = element;
  return {
    tag: element.localName,
    ...(element.namespaceURI === html || element.namespaceURI === null ? {} : { namespace: element.namespaceURI }),
    attributes,
    children: element.matches(emptied) ? [] : copyChildren(element),
    ...(shadowRoot === null ? {} : { shadow: { children: copyChildren(shadowRoot), sheets: sheetsOf(shadowRoot) } }),
    ...(Object.keys(state).length === 0 ? {} : { state }),
  };
}

function copyChildren(parent: ParentNode & Node): CopiedNode[] {
  return [...parent.childNodes].flatMap((node): CopiedNode[] => {
    if (node instanceof Element) return [copyElement(node)];
    return node instanceof Text ? [{ text: node.data }] : [];
  });
}

function stateOf(element: Element): ElementState {
  if (element instanceof HTMLInputElement) {
    if (/^(?:checkbox|radio)$/.test(element.type))
      return { checked: element.checked, ...(element.indeterminate ? { indeterminate: true as const } : {}) };
    return { value: element.value };
  }
  if (element instanceof HTMLTextAreaElement) return { value: element.value };
  if (element instanceof HTMLOptionElement) return { selected: element.selected };
  if (element.matches('dialog:modal')) return { open: 'modal' };
  return element.matches(':popover-open') ? { open: 'popover' } : {};
}

function sheetsOf(root: Document | ShadowRoot): CopiedSheet[] {
  return [...root.styleSheets, ...root.adoptedStyleSheets].flatMap((sheet) => {
    const rules = sheet.disabled ? null : rulesOf(sheet);
    return rules === null ? [] : [{ text: rules, media: sheet.media.mediaText }];
  });
}

/**
 * Returns the rules of a sheet, imports in place, because a made sheet may not import; null for a sheet of another
 * origin.
 */
function rulesOf(sheet: CSSStyleSheet): string | null {
  let rules: CSSRuleList;
  try {
    rules = sheet.cssRules;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'SecurityError') return null;
    throw cause;
  }
  return [...rules]
    .map((rule) => {
      if (!(rule instanceof CSSImportRule)) return rule.cssText;
      const inner = rule.styleSheet === null ? null : rulesOf(rule.styleSheet);
      return inner === null ? '' : wrapped(rule, inner);
    })
    .join('\n');
}

function wrapped({ media, layerName, supportsText }: CSSImportRule, text: string): string {
  const inLayer = layerName === null ? text : `@layer ${layerName} {\n${text}\n}`;
  const inMedia = media.mediaText === '' ? inLayer : `@media ${media.mediaText} {\n${inLayer}\n}`;
  return supportsText === null ? inMedia : `@supports (${supportsText}) {\n${inMedia}\n}`;
}
