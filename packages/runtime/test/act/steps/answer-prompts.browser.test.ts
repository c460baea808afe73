import type { ManifestTool } from '@webmcp/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { execute } from '../../../src/execute/execute.js';
import { manifestOf, target, tool } from '../manifest-of.js';

const add: ManifestTool = tool('add_list', {
  action: target('role:button[name="New list"]'),
  prompts: [
    { key: 'name', label: 'Name', message: 'Name?' },
    { key: 'colour', label: 'Colour' },
  ],
});

/** Shows a button that asks with messages, and adds an entry with the answers. */
function showButton(messages: readonly string[]): void {
  document.body.innerHTML = '<ul><li>First</li></ul><button>New list</button>';
  document.querySelector('button')!.addEventListener('click', () => {
    const texts = messages.map((message) => prompt(message));
    if (texts.includes(null)) return;
    const item = document.createElement('li');
    item.textContent = texts.join(' ');
    document.querySelector('ul')!.append(item);
  });
}

const call = (values: Record<string, string>) => execute(add, values, manifestOf(add), { deadline: 500 });
const entries = (): string[] => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

afterEach(() => vi.restoreAllMocks());

describe('a tool whose act asks by prompt()', () => {
  test('answers each box by its argument, and gives the page its own function back', async () => {
    const own = window.prompt;
    showButton(['Name?', 'Colour of it']);
    expect(await call({ name: 'Trips', colour: 'red' })).toMatchObject({ status: 'completed' });
    expect(entries()).toEqual(['First', 'Trips red']);
    expect(window.prompt).toBe(own);
  });

  test('cancels a box that is not in the map', async () => {
    const asked = vi.spyOn(window, 'prompt');
    showButton(['Name?', 'Colour', 'Remove the others? Write YES']);
    expect((await call({ name: 'Trips', colour: 'red' })).status).not.toBe('completed');
    expect(entries()).toEqual(['First']);
    expect(asked).not.toHaveBeenCalled();
  });

  test('takes no call without a text', async () => {
    showButton(['Name?']);
    expect(await call({ name: 'Trips' })).toMatchObject({
      status: 'invalid_input',
      messages: [expect.stringContaining('colour: is required')],
    });
    expect(entries()).toEqual(['First']);
  });
});
