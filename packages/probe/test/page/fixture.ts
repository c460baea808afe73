import { onTestFinished } from 'vitest';

/** Puts HTML into the page until the test has finished. */
export function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  onTestFinished(() => {
    document.body.innerHTML = '';
  });
  return document.body;
}

/** Attaches an open shadow root with this HTML to an element. */
export function shadow(selector: string, html: string): ShadowRoot {
  const root = document.querySelector(selector)!.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  return root;
}
