import { errorOverlays, type ErrorOverlay } from './error-overlays.js';

/** The most characters of an error's text. */
const longest = 600;

/** Returns the text of an error overlay that covers the page; null for a page without an overlay. */
export function overlayText(): string | null {
  for (const overlay of errorOverlays) {
    for (const element of document.querySelectorAll(overlay.host)) {
      const text = errorIn(element, overlay);
      if (text !== null) return text;
    }
  }
  return null;
}

/** Returns the text of an overlay; null for a host that shows no error now. */
function errorIn(element: Element, { text, marks }: ErrorOverlay): string | null {
  const inside: ParentNode =
    (element instanceof HTMLIFrameElement ? element.contentDocument : element.shadowRoot) ?? element;
  if (marks !== undefined && inside.querySelector(marks) === null) return null;
  const lines = [...inside.querySelectorAll(text)].map((part) => folded(part.textContent));
  const whole = [...new Set(lines.filter((line) => line !== ''))].join(' ').slice(0, longest);
  if (whole !== '') return whole;
  return element instanceof HTMLIFrameElement ? null : folded(inside.textContent).slice(0, longest);
}

function folded(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}
