import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { register } from '../../src/index.js';
import type { PageTools } from '../../src/register/page-tools.js';
import { field, manifestOf, target, tool } from '../act/manifest-of.js';

/** A tool as the API of an earlier build took it. */
interface Registered {
  name: string;
  execute(args: unknown): Promise<{ status: string; data?: unknown; messages: string[] }>;
}

const greet = tool('greet', {
  container: target('css:form'),
  fields: [field('name', 'Name', { type: 'string' }, { required: true })],
  action: target('role:button[name="Greet"]'),
});
const ownTools = (): PageTools => (window as Window & { webmcp?: PageTools }).webmcp!;

let stop: (() => void) | undefined;
let had: Map<string, Registered>;

/** An API on the navigator, and none on the document, as builds before 150 and polyfills have it. */
function earlier(api: object): void {
  Object.defineProperty(document, 'modelContext', { value: undefined, configurable: true });
  Object.defineProperty(navigator, 'modelContext', { value: api, configurable: true });
}

beforeEach(() => {
  had = new Map();
  document.body.innerHTML = '<form><label>Name <input></label><button>Greet</button></form><p role="status"></p>';
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('[role=status]')!.textContent = `Hello ${document.querySelector('input')!.value}`;
  });
});
afterEach(() => {
  stop?.();
  stop = undefined;
  Reflect.deleteProperty(document, 'modelContext');
  Reflect.deleteProperty(navigator, 'modelContext');
});

test.each([
  [
    'unregisterTool',
    {
      registerTool: (made: Registered) => void had.set(made.name, made),
      unregisterTool: (name: string) => void had.delete(name),
    },
  ],
  [
    'a handle',
    {
      registerTool: (made: Registered) => {
        had.set(made.name, made);
        return { unregister: () => had.delete(made.name) };
      },
    },
  ],
  [
    'the signal, and a complaint at the second',
    {
      registerTool: (made: Registered, { signal }: { signal: AbortSignal }) => {
        had.set(made.name, made);
        signal.addEventListener('abort', () => had.delete(made.name));
      },
      unregisterTool: (name: string) => {
        if (!had.delete(name)) throw new DOMException('There is no such tool', 'InvalidStateError');
      },
    },
  ],
])('an API on the navigator with %s calls tools with JSON text or an object', async (_, api) => {
  earlier(api);
  stop = register(manifestOf(greet), { deadline: 1000 });
  await vi.waitFor(() => expect([...had.keys()]).toEqual(['greet']));
  expect(await had.get('greet')!.execute('{"name":"Ada"}')).toMatchObject({ messages: ['Hello Ada'] });
  expect(await had.get('greet')!.execute({ name: 'Ben' })).toMatchObject({ messages: ['Hello Ben'] });
  expect(await had.get('greet')!.execute('{"name":')).toMatchObject({ status: 'invalid_input' });
  stop();
  expect([...had.keys()]).toEqual([]);
});

test('register overwrites nothing of the browser and leaves a taken name alone', () => {
  const before = (document as Document & { modelContext?: object }).modelContext;
  expect(before).toBeDefined();
  const own =
    before && Object.getOwnPropertyNames(Object.getPrototypeOf(before)).map((key) => Reflect.get(before, key));
  stop = register(manifestOf(greet));
  const after = (document as Document & { modelContext?: object }).modelContext!;
  expect(after).toBe(before);
  expect(Object.getOwnPropertyNames(Object.getPrototypeOf(after)).map((key) => Reflect.get(after, key))).toEqual(own);
  expect('modelContext' in navigator).toBe(false);
});

test('a call takes its controls beside its arguments or among them', async () => {
  stop = register(manifestOf(greet), { deadline: 1000 });
  const tools = ownTools();
  const dry = { data: { dryRun: true, fields: [{ field: 'name', element: 'textbox "Name"' }] } };
  expect(await tools.executeTool('greet', { name: 'Ada' }, { dryRun: true })).toMatchObject(dry);
  expect(await tools.executeTool('greet', { name: 'Ada', $dryRun: true })).toMatchObject(dry);
  expect(document.querySelector('input')!.value).toBe('');
  const key = { $idempotencyKey: crypto.randomUUID() };
  const first = await tools.executeTool('greet', { name: 'Ada', ...key });
  document.querySelector('[role=status]')!.textContent = '';
  expect(await tools.executeTool('greet', { name: 'Ada' }, { idempotencyKey: key.$idempotencyKey })).toEqual(first);
  expect(document.querySelector('[role=status]')!.textContent).toBe('');
});
