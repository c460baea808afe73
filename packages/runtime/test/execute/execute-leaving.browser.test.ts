import type { CallResult, Manifest } from '@webmcp/contract';
import { afterEach, describe, expect, test } from 'vitest';

import { field, manifestOf, target, tool } from '../act/manifest-of.js';

type Page = Window & {
  execute: (tool: object, args: object, manifest: Manifest, options?: object) => Promise<CallResult>;
  loaded: () => void;
};

/** Opens a page of its own with the runtime in it, because leaving this page would end the test. */
async function open(): Promise<{ frame: HTMLIFrameElement; page: Page }> {
  const frame = document.createElement('iframe');
  frame.src = new URL('../act/pages/leaving.html', import.meta.url).href;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return { frame, page: await withRuntime(frame) };
}

/** Loads the runtime into the page that a frame shows. */
async function withRuntime(frame: HTMLIFrameElement): Promise<Page> {
  const page = frame.contentWindow as unknown as Page;
  const script = page.document.createElement('script');
  script.type = 'module';
  const source = (file: string): string =>
    JSON.stringify(new URL(`../../src/execute/${file}`, import.meta.url).pathname);
  script.textContent = `import { execute } from ${source('execute.ts')};
    window.execute = (tool, args, manifest, options) => execute(tool, args, manifest, options);
    window.loaded();`;
  await new Promise<void>((resolve) => {
    page.loaded = resolve;
    page.document.head.append(script);
  });
  return page;
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
    id: expect.stringMatching(/^call-/),
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

describe('the next page corrects the answer', () => {
  /** Sends the form to an address, and asks on the page that opens. */
  async function sentTo(address: string, options: object = {}, before = ''): Promise<CallResult> {
    const { frame, page } = await open();
    page.document.body.insertAdjacentHTML('beforeend', before);
    page.document.forms[0]!.action = address;
    const send = tool('send', {
      container: target('css:form'),
      fields: [field('name', 'Name')],
      action: target('role:button[name="Send"]'),
    });
    const arrived = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const { id } = await page.execute(send, { name: 'Ada' }, manifestOf(send), options);
    await arrived;
    const next = await withRuntime(frame);
    return await next.execute(send, {}, manifestOf(send), { id });
  }
  const pageWith = (body: string): string => `opened.html#${encodeURIComponent(body)}`;

  test.each([
    [
      pageWith('<title>Orders</title><p role="alert">The card was refused, try again</p>'),
      'The card was refused, try again',
    ],
    [pageWith('<title>Something went wrong</title>'), 'The page that opened is titled: Something went wrong'],
    [pageWith('<input aria-label="City" aria-invalid="true">'), 'City: is not valid'],
    ['/no/such/page.txt', 'The page that opened answered 404'],
  ])('where %s opens', async (address, message) => {
    expect(await sentTo(address)).toMatchObject({ status: 'rejected', tool: 'send', messages: [message] });
  });

  test('and keeps it where the page that opens is in order', async () => {
    const said = pageWith('<title>Orders</title><p role="status">Order sent</p>');
    expect(await sentTo(said)).toMatchObject({ status: 'navigated', messages: ['Order sent'] });
    expect(await sentTo('arrived.html', { idempotencyKey: 'k9' })).toMatchObject({ status: 'navigated', id: 'k9' });
  });

  test('and finds the plain words of a form that is shown again, but not those of another form', async () => {
    const words = '<p>The name is not valid</p>';
    expect(await sentTo(pageWith(`<form><input name="name">${words}</form>`))).toMatchObject({
      status: 'rejected',
      messages: ['The name is not valid'],
    });
    expect(await sentTo(pageWith(`<form><input name="street">${words}</form>`))).toMatchObject({ status: 'navigated' });
  });

  test.each([
    ['<ul><li>Nomor HP sudah terdaftar</li><li>Email tidak valid</li></ul>', 'rejected'],
    ['<ul><li>Tea</li><li>Must call Ann</li></ul>', 'navigated'],
    ['<ul><li>Must call Ann <button>Delete</button></li></ul>', 'navigated'],
  ])('and takes a list beside the form for messages if each item refuses: %s', async (list, status) => {
    expect(await sentTo(pageWith(`<main>${list}<form><input name="name"></form></main>`))).toMatchObject({ status });
  });

  test('and does not count a message that was there before', async () => {
    const alert = '<p role="alert">Sending is not free today</p>';
    expect(await sentTo(pageWith(alert))).toMatchObject({ status: 'rejected' });
    expect(await sentTo(pageWith(alert), {}, alert)).toMatchObject({ status: 'navigated' });
  });
});
