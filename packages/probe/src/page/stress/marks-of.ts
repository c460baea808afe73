import type { Manifest } from '@webmcp/contract';

import { meant, type Sought } from './look-up.js';

/** A target on the page: its rectangle in CSS pixels from the top left corner of the document. */
export interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Matches fields whose text a picture must not show. The copy holds no secrets, but a page may print one as text. */
const secret = 'input[type=password],input[autocomplete*=cc-],input[autocomplete*=one-time-code]';

/**
 * Returns the rectangles of a target's elements. Elements without a size are left out.
 * @param isSensitive true for a field that a picture must not show; its value is replaced first
 */
export function marksOf(sought: Sought, manifest: Manifest, isSensitive: boolean): Mark[] {
  return meant(sought, manifest).flatMap(({ element }): Mark[] => {
    if (isSensitive) mask(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    return width < 1 || height < 1 ? [] : [{ x: left + scrollX, y: top + scrollY, width, height }];
  });
}

/** Masks every field that is secret by its own type, in a tool or not. */
export function maskSecrets(): void {
  for (const element of document.querySelectorAll(secret)) mask(element);
}

function mask(element: Element): void {
  if (element instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(element.type)) element.value = '';
  if (element instanceof HTMLTextAreaElement) element.value = '';
  if (element instanceof HTMLElement) {
    element.style.setProperty('background', 'repeating-linear-gradient(45deg,#000 0 6px,#444 6px 12px)', 'important');
    element.style.setProperty('color', 'transparent', 'important');
  }
}
