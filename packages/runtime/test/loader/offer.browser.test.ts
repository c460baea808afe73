import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { register } from '../../src/index.js';
import { offer } from '../../src/loader/offer.js';
import type { PageTools } from '../../src/register/page-tools.js';
import { field, manifestOf, target, tool } from '../act/manifest-of.js';

const greet = tool('greet', {
  container: target('css:form'),
  fields: [field('name', 'Name', { type: 'string' }, { required: true })],
  action: target('role:button[name="Greet"]'),
});
const ownTools = (): PageTools => (window as Window & { webmcp?: PageTools }).webmcp!;

let stop: (() => void) | undefined;
let loads: number;

/** Loads the runtime as a page would: later, and with its tools registered at the end. */
async function load(): Promise<void> {
  loads++;
  await Promise.resolve();
  stop = register(manifestOf(greet));
}

/** Sets the browser's API of this document. `prototype` has one in the browser of the tests. */
function withApi(api: object | undefined): void {
  const holders = [Document.prototype, document];
  for (const holder of holders) Reflect.deleteProperty(holder, 'modelContext');
  if (api !== undefined) Object.defineProperty(document, 'modelContext', { value: api, configurable: true });
}

const native = Object.getOwnPropertyDescriptor(Document.prototype, 'modelContext');
beforeEach(() => {
  loads = 0;
  Reflect.deleteProperty(window, 'webmcp');
  document.body.innerHTML = '<form><label>Name <input></label><button>Greet</button></form><p role="status"></p>';
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('[role=status]')!.textContent = `Hello ${document.querySelector('input')!.value}`;
  });
});
afterEach(() => {
  stop?.();
  stop = undefined;
  withApi(undefined);
  if (native !== undefined) Object.defineProperty(Document.prototype, 'modelContext', native);
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'webmcp');
});

// The runtime sets window.webmcp for good, so the tests that need a page without it come first.
test('a visitor without an agent loads nothing more', async () => {
  withApi(undefined);
  offer(load);
  window.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(loads).toBe(0);
});

test('a page that uses the name webmcp for itself keeps it', () => {
  withApi(undefined);
  const theirs = { own: true };
  Object.assign(window, { webmcp: theirs });
  const never = vi.fn<() => Promise<void>>(async () => {});
  offer(never);
  expect(ownTools()).toBe(theirs);
  expect(never).not.toHaveBeenCalled();
});

test('the first read of window.webmcp loads the runtime, a failed load is tried again, and calls wait for it', async () => {
  withApi(undefined);
  let broken = true;
  offer(async () => {
    if (broken) throw new Error('no network');
    await load();
  });
  const before = ownTools();
  expect(await before.executeTool('greet', { name: 'Ada' })).toMatchObject({
    status: 'unavailable',
    tool: 'greet',
    messages: ['The tools could not be loaded: no network'],
  });
  expect(document.querySelector('[role=status]')!.textContent).toBe('');
  broken = false;
  const [tools, result] = await Promise.all([before.getTools(), before.executeTool('greet', { name: 'Ada' })]);
  expect(tools.map(({ name }) => name)).toEqual(['greet']);
  expect(result).toMatchObject({ status: 'completed' });
  expect(document.querySelector('[role=status]')!.textContent).toBe('Hello Ada');
  expect(loads).toBe(1);
  expect(ownTools()).not.toBe(before);
  expect((await ownTools().getTools()).map(({ name }) => name)).toEqual(['greet']);
});

test('a browser with WebMCP gets the tools without a read', async () => {
  const registerTool = vi.fn<(tool: { name: string }) => Promise<void>>(async () => {});
  withApi({ registerTool });
  offer(load);
  await expect.poll(() => registerTool.mock.calls.map(([{ name }]) => name)).toEqual(['greet']);
});

test('an API that arrives while the page loads gets the tools', async () => {
  withApi(undefined);
  offer(load);
  expect(loads).toBe(0);
  withApi({ registerTool: async () => {} });
  window.dispatchEvent(new Event('load'));
  expect(loads).toBe(1);
});

test('a call that left the last page is answered by the runtime', () => {
  withApi(undefined);
  sessionStorage.setItem('webmcp.calls', JSON.stringify({ one: { call: 'x', left: { at: 1, from: 1, said: [] } } }));
  offer(load);
  expect(loads).toBe(1);
});
