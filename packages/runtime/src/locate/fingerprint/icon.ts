import { iconOfClass } from '@webmcp/text';
import { allIn } from '../../dom/all-in.js';

const pictureOf = iconOfClass();

/** One form in which icon sets name a picture. */
interface IconForm {
  readonly name: string;
  /** Returns the picture's name, or undefined to try the next form; '' ends the search without a picture. */
  read(part: Element, element: Element): string | undefined;
}

/** The forms, the surest first: a name written for the picture, then names of files and classes. */
export const iconForms: readonly IconForm[] = [
  {
    name: 'data attribute',
    read: (part) =>
      (part.getAttribute('data-icon') ?? part.getAttribute('data-lucide') ?? part.getAttribute('data-feather')) ||
      undefined,
  },
  {
    // MUI marks its pictures so. The element's own test id names no picture.
    name: 'test id',
    read: (part, element) =>
      part === element ? undefined : /^(\w+)Icon$/.exec(part.getAttribute('data-testid') ?? '')?.[1],
  },
  {
    name: 'sprite',
    read: (part) =>
      part.localName === 'use'
        ? /#([\w-]+)$/.exec(part.getAttribute('href') ?? part.getAttribute('xlink:href') ?? '')?.[1]
        : undefined,
  },
  {
    name: 'ligature',
    read: (part) =>
      /material-(icons|symbols)/.test(part.getAttribute('class') ?? '') ? part.textContent?.trim() : undefined,
  },
  {
    name: 'class',
    read(part) {
      for (const token of (part.getAttribute('class') ?? '').split(/\s+/)) {
        const picture = pictureOf(token);
        if (picture) return picture;
      }
      return undefined;
    },
  },
  {
    name: 'file',
    read: (part) => (part.localName === 'img' ? /([\w-]+)\.\w+$/.exec(part.getAttribute('src') ?? '')?.[1] : undefined),
  },
];

/** Returns the name of the picture on an element: that of the first part with any of the forms. */
export function icon(element: Element): string | undefined {
  const parts = element.firstElementChild ? [element, ...allIn(element, 'i,svg,use,span,img')] : [element];
  for (const part of parts)
    for (const form of iconForms) {
      const found = form.read(part, element);
      if (found !== undefined) return found || undefined;
    }
  return undefined;
}
