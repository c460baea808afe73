import type { ManifestTool } from '@webmcp/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type * as runtime from '../../src/index.js';
import type { PageTools } from '../../src/register/page-tools.js';
import { manifestOf, target, tool } from '../act/manifest-of.js';

const built: string = '../../dist/runtime.iife.js?raw';
const { default: script } = (await import(/* @vite-ignore */ built)) as { default: string };

/** Loads the built runtime as a script of its own, as a page with two copies of the package does. */
const copy = (): typeof runtime => new Function(`${script}; return webmcpRuntime;`)() as typeof runtime;
const pageTools = (): PageTools => (window as Window & { webmcp?: PageTools }).webmcp!;
const names = async (): Promise<string[]> => (await pageTools().getTools()).map(({ name }) => name);
const pressing = (name: string, label: string, more: Partial<ManifestTool> = {}): ManifestTool =>
  tool(name, { kind: 'action', action: target(`role:button[name="${label}"]`), ...more });

beforeEach(() => {
  document.body.innerHTML = '<button>Save</button><button>Wipe</button><button>Print</button><p role="status"></p>';
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => {
      document.querySelector('[role=status]')!.textContent = `${button.textContent} done`;
    });
});
const undo: (() => void)[] = [];
afterEach(() => {
  for (const stop of undo.splice(0)) stop();
  document.body.innerHTML = '';
});

test('two copies of the runtime offer each tool once, and the first copy keeps its own', async () => {
  const [first, second] = [copy(), copy()];
  undo.push(first.register(manifestOf(pressing('save', 'Save')), { deadline: 500 }));
  // The second copy names the same tool, and presses another button.
  undo.push(second.register(manifestOf(pressing('save', 'Wipe'), pressing('print', 'Print')), { deadline: 500 }));
  expect(await names()).toEqual(['print', 'save']);
  expect(await pageTools().executeTool('save')).toMatchObject({ status: 'completed', messages: ['Save done'] });
  expect(await pageTools().executeTool('print')).toMatchObject({ status: 'completed', messages: ['Print done'] });
});

test('parts of another script that never come hold back no list and no call', async () => {
  const [first, second] = [copy(), copy()];
  undo.push(first.register(manifestOf(pressing('save', 'Save')), { deadline: 500 }));
  const parts = [{ routes: [location.pathname], names: ['print'], digest: '' }];
  undo.push(second.register({ ...manifestOf(), parts }, { part: () => new Promise(() => {}) }));
  expect(await names()).toEqual(['save']);
  expect(await pageTools().executeTool('nothing')).toMatchObject({ status: 'not_found' });
  expect(await pageTools().executeTool('save')).toMatchObject({ status: 'completed' });
});
