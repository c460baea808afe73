import type { CallResult, Manifest } from '@webmcp/contract';
import { afterEach, expect, test } from 'vitest';

import { field, manifestOf, target, tool } from '../act/manifest-of.js';

type Page = Window & {
  execute: (tool: object, args: object, manifest: Manifest) => Promise<CallResult>;
  loaded: () => void;
};

/** Opens a page of its own with the runtime in it, because leaving this page would end the test. */
async function open(): Promise<{ frame: HTMLIFrameElement; page: Page }> {
  const frame = document.createElement('iframe');
  frame.src = new URL('../act/pages/leaving.html', import.meta.url).href;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const page = frame.contentWindow as unknown as Page;
  const script = page.document.createElement('script');
  script.type = 'module';
  const source = (file: string): string =>
    JSON.stringify(new URL(`../../src/execute/${file}`, import.meta.url).pathname);
  script.textContent = `import { execute } from ${source('execute.ts')};
    window.execute = (tool, args, manifest) => execute(tool, args, manifest);
    window.loaded();`;
  await new Promise<void>((resolve) => {
    page.loaded = resolve;
    page.document.head.append(script);
  });
  return { frame, page };
}

afterEach(() => document.body.replaceChildren());

test('a call answers navigated when the browser sends its form', async () => {
  const { frame, page } = await open();
  const send = tool('send', {
    container: target('css:form'),
    fields: [field('name', 'Name')],
    action: target('role:button[name="Send"]'),
  });
  const arrived = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  expect(await page.execute(send, { name: 'Ada' }, manifestOf(send))).toEqual({
    status: 'navigated',
    tool: 'send',
    messages: [],
    evidence: [{ kind: 'navigation' }],
  });
  await arrived;
  expect(frame.contentWindow!.location.href).toMatch(/arrived\.html\?name=Ada$/);
});

test('a call answers unknown when the page is left before its action', async () => {
  const { page } = await open();
  const send = tool('send', {
    fields: [field('to', 'Go to'), field('name', 'Name')],
    action: target('role:button[name="Send"]'),
  });
  expect(await page.execute(send, { to: 'Arrived', name: 'Ada' }, manifestOf(send))).toMatchObject({
    status: 'unknown',
  });
});
