import { finder } from '@medv/finder';
import { queryAllByRole } from '@testing-library/dom';
import { computeAccessibleName, getRole } from 'dom-accessibility-api';

import { inOtherLanguage } from '../../../packages/probe/src/page/stress/index.js';
import { describe, hits, locate } from '../../../packages/runtime/src/page.js';
import { properties, similo } from './similo.js';

/** A way of finding an element again: what it notes of the element, and how it uses the note. */
export interface Locator {
  name: string;
  /** Notes what it needs; the answer finds the element in the page as it is then, or abstains with null. */
  capture(element: Element): (others: string[]) => Element | null;
}

interface PlaywrightConsole {
  selector(element: Element): string;
  $$(selector: string): Element[];
}
declare global {
  interface Window {
    playwright: PlaywrightConsole;
  }
}

const attributes = ['data-mcp', 'data-testid'];
const only = (found: Element[]): Element | null => (found.length === 1 ? found[0]! : null);

const ours = (name: string, strict: boolean, withLabels = false, withOthers = true): Locator => ({
  name,
  capture: (element) => {
    const plain = describe(element);
    const labels = withLabels ? plain.fingerprint!.labels.map(inOtherLanguage) : [];
    const target = JSON.parse(JSON.stringify(withLabels ? describe(element, { labels }) : plain)) as ReturnType<
      typeof describe
    >;
    return (others) => {
      const found = locate(target, { strict, others: withOthers ? others : [] });
      return 'element' in found ? found.element : null;
    };
  },
});

const ordered = (name: string, choose: (found: Element[]) => Element | null): Locator => ({
  name,
  capture: (element) => {
    const { selectors } = describe(element);
    return () => {
      for (const selector of selectors) {
        const found = choose(hits(selector, document, attributes));
        if (found) return found;
      }
      return null;
    };
  },
});

export const peers: Locator[] = [
  {
    name: 'playwright codegen',
    capture: (element) => {
      const selector = window.playwright.selector(element);
      return () => only(window.playwright.$$(selector));
    },
  },
  {
    name: 'testing-library role+name',
    capture: (element) => {
      const kind = getRole(element);
      const name = computeAccessibleName(element);
      return () => (kind && name ? only(queryAllByRole(document.body, kind, { name })) : null);
    },
  },
  {
    name: '@medv/finder',
    capture: (element) => {
      const selector = finder(element);
      return () => document.querySelector(selector);
    },
  },
  {
    name: 'Similo weights',
    capture: (element) => {
      const captured = properties(element);
      return () => similo(captured);
    },
  },
  ordered('ordered, first hit', (found) => found[0] ?? null),
  ordered('ordered, unique hit', only),
];

export const own: Locator[] = [
  ours('webmcp', false),
  ours('webmcp, strict', true),
  ours('webmcp, no others', false, false, false),
  ours('webmcp, all languages', false, true),
  ours('webmcp, strict, all languages', true, true),
];
