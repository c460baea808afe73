import { afterEach, beforeEach, expect, test } from 'vitest';

import { register } from '../../src/index.js';
import type { PageTools, ToolInfo } from '../../src/register/page-tools.js';
import { field, manifestOf, target, tool } from '../act/manifest-of.js';

interface Native {
  getTools(): Promise<ToolInfo[]>;
  executeTool(tool: ToolInfo, args: object): Promise<string>;
}
const native = (): Native => (document as Document & { modelContext?: Native }).modelContext!;
const own = (): PageTools => (window as Window & { webmcp?: PageTools }).webmcp!;
const $ = <T extends Element>(selector: string): T => document.querySelector<T>(selector)!;

const greet = tool('greet', {
  container: target('css:form'),
  fields: [field('name', 'Name', { type: 'string' }, { required: true })],
  action: target('role:button[name="Greet"]'),
});
const renamed = { ...greet, id: 'wm_welcome', name: 'welcome' };

let answer: () => void;
let submitted: Promise<void>;
let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<form><label>Name <input></label><button>Greet</button></form><p role="status"></p>';
  const ready = new Promise<void>((resolve) => (answer = resolve));
  submitted = new Promise((resolve) => {
    $('form').addEventListener('submit', (event) => {
      event.preventDefault();
      resolve();
      void ready.then(() => {
        $('[role=status]').textContent = `Hello ${$<HTMLInputElement>('input').value}`;
      });
    });
  });
  stop = register(manifestOf(greet), { deadline: 3000 });
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

/** Swaps the tools of the page as a save of the developer does: the new ones come before the old ones go. */
function swap(): void {
  const old = stop;
  stop = register(manifestOf(renamed), { deadline: 3000 });
  old();
}
const doors: [string, () => Promise<unknown>][] = [
  ['window.webmcp', () => own().executeTool('greet', { name: 'Ada' })],
  [
    'the browser',
    async () => {
      const listed = (await native().getTools()).find(({ name }) => name === 'greet')!;
      return JSON.parse(await native().executeTool(listed, { name: 'Ada' })) as unknown;
    },
  ],
];

test.each(doors)('a call through %s whose tools are swapped ends with what the page did', async (_, call) => {
  await expect.poll(async () => (await native().getTools()).map(({ name }) => name)).toContain('greet');
  const called = call();
  await submitted;
  swap();
  answer();
  // The browser may end a call of a tool that is gone. It must not report an act that did not happen.
  const result = await called.catch((error: unknown) => ({ status: 'ended', error: String(error) }));
  expect(result).toMatchObject({ status: 'completed', messages: ['Hello Ada'] });
  expect((await own().getTools()).map(({ name }) => name)).toEqual(['welcome']);
});

test('a call whose tool is gone before it begins touches nothing', async () => {
  await own().getTools();
  swap();
  expect(await own().executeTool('greet', { name: 'Ada' })).toMatchObject({ status: 'not_found' });
  expect($<HTMLInputElement>('input').value).toBe('');
});
