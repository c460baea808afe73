const iconClass =
  /^(?:fa|bi|mdi|icon|ti|ri|la|pi|lucide|feather|octicon|glyphicon|el-icon|codicon|anticon|ion|ni|cil|cib|tabler|ph)-(?!(?:fw|lg|sm|xs|xl|\dx|spin|pulse|solid|regular|brands|\w*circle-\dx)$)([a-z][\w-]*)$/;

/** What picture an element shows, from how icon sets name theirs: a data attribute, a sprite, a class, a ligature. */
export function icon(element: Element): string | undefined {
  for (const part of element.firstElementChild
    ? [element, ...element.querySelectorAll('i,svg,use,span,img')]
    : [element]) {
    const said =
      part.getAttribute('data-icon') ?? part.getAttribute('data-lucide') ?? part.getAttribute('data-feather');
    if (said) return said;
    const testId = part !== element && /^(\w+)Icon$/.exec(part.getAttribute('data-testid') ?? '')?.[1];
    if (testId) return testId;
    const sprite = /#([\w-]+)$/.exec(part.getAttribute('href') ?? part.getAttribute('xlink:href') ?? '')?.[1];
    if (part.localName === 'use' && sprite) return sprite;
    const classes = part.getAttribute('class') ?? '';
    if (/material-(icons|symbols)/.test(classes)) return part.textContent?.trim() || undefined;
    for (const token of classes.split(/\s+/)) {
      const shape = iconClass.exec(token)?.[1];
      if (shape) return shape;
    }
    const source = part.localName === 'img' && /([\w-]+)\.\w+$/.exec(part.getAttribute('src') ?? '')?.[1];
    if (source) return source;
  }
  return undefined;
}
