import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { outlastsDocument } from '../../../src/harness/pages/outlasts-document.js';

/** Makes a page with members of Playwright's page. */
function pageWith(): Page {
  const none = (): undefined => undefined;
  return {
    keyboard: { press: none, down: none },
    mouse: { click: none, down: none },
    getByRole: none,
    goto: none,
    isVisible: none,
    $eval: none,
    route: none,
    addInitScript: none,
    setViewportSize: none,
  } as unknown as Page;
}

it.each<[string, (page: Page) => unknown]>([
  ['page.goto', (page) => page.goto],
  ['page.getByRole', (page) => page.getByRole],
  ['page.isVisible', (page) => page.isVisible],
  ['page.$eval', (page) => Reflect.get(page, '$eval')],
  ['keyboard.press', (page) => page.keyboard.press],
  ['mouse.click', (page) => page.mouse.click],
])('%s acts on the document alone', (_, use) => {
  const page = pageWith();
  const asked = outlastsDocument(page);
  use(page);
  expect(asked()).toBe(false);
});

it.each<[string, (page: Page) => unknown]>([
  ['page.route', (page) => page.route],
  ['page.addInitScript', (page) => page.addInitScript],
  ['page.setViewportSize', (page) => page.setViewportSize],
  ['keyboard.down', (page) => page.keyboard.down],
  ['mouse.down', (page) => page.mouse.down],
])('%s may outlast the document', (_, use) => {
  const page = pageWith();
  const asked = outlastsDocument(page);
  use(page);
  expect(asked()).toBe(true);
});

it('restores the members at the end', () => {
  const page = pageWith();
  const { route } = page;
  outlastsDocument(page)();
  expect(Object.getOwnPropertyDescriptor(page, 'route')?.value).toBe(route);
});
