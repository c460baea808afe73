import { iconOfClass } from '@webmcp/text';

const pictureOf = iconOfClass();

/**
 * Returns the name of the picture on an element, in the forms of icon sets: a data attribute, a sprite, a class or a
 * ligature.
 */
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
      const shape = pictureOf(token);
      if (shape) return shape;
    }
    const source = part.localName === 'img' && /([\w-]+)\.\w+$/.exec(part.getAttribute('src') ?? '')?.[1];
    if (source) return source;
  }
  return undefined;
}
