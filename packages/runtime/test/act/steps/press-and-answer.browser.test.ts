import type { ManifestTool } from '@webmcp/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { execute } from '../../../src/execute/execute.js';
import { manifestOf, target, tool } from '../manifest-of.js';

const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const pressed: string[] = [];
const asked: string[] = [];

const remove: ManifestTool = tool('remove', {
  kind: 'row-action',
  row: { param: 'row', rows: target('css:li'), key: target('css:b') },
  action: target('role:button[name="Remove"]'),
  risk: { level: 'destructive', reasons: [] },
  asks: { answers: ['OK'], says: ['Remove this order?'] },
});

const call = (allows = true, called = remove) =>
  execute(called, { row: 'B-4' }, manifestOf(called), {
    deadline: 500,
    confirm(question) {
      asked.push(question);
      return allows;
    },
  });

const openBox = (text: string, buttons: readonly string[], more = ''): HTMLElement => {
  const box = document.createElement('div');
  box.setAttribute('role', 'dialog');
  box.innerHTML = `<h2>${text}</h2>${more}${buttons.map((each) => `<button>${each}</button>`).join('')}`;
  for (const button of box.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.textContent));
  document.body.append(box);
  return box;
};

/** Shows two rows. @param opens opens the question of a row */
function showRows(opens: (item: HTMLElement) => void): void {
  document.body.innerHTML = `<ul>${['A-17', 'B-4'].map((row) => `<li><b>${row}</b> <button>Remove</button></li>`).join('')}</ul>`;
  for (const item of document.querySelectorAll('li'))
    item.querySelector('button')!.addEventListener('click', () => opens(item));
}

/** Opens the question of a row as a library does: a moment later, and it closes with each answer. */
function askAbout(item: HTMLElement, text = 'Remove this order?', buttons = ['Cancel', 'OK'], more = ''): void {
  queueMicrotask(() => {
    const box = openBox(text, buttons, more);
    box.addEventListener('click', (event) => {
      const label = (event.target as HTMLElement).closest('button')?.textContent;
      if (label === 'OK') item.remove();
      if (label !== undefined) box.remove();
    });
  });
}

beforeEach(() => {
  pressed.length = 0;
  asked.length = 0;
});

describe('a question with a text box', () => {
  const rename: ManifestTool = {
    ...remove,
    asks: { answers: ['OK'], says: ['New name'] },
    prompts: [{ key: 'name', label: 'New name', inDialog: true }],
  };
  const renamed = (more: string, called = rename) => {
    showRows((item) => {
      askAbout(item, 'New name', ['Cancel', 'OK'], more);
      queueMicrotask(() => {
        const ok = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'OK')!;
        const box = $<HTMLInputElement>('[role=dialog] input');
        ok.disabled = box.value === '';
        box.addEventListener('input', () => (ok.disabled = box.value === 'x'));
        ok.addEventListener('click', () => pressed.push(box.value), { capture: true });
      });
    });
    return (name: string) =>
      execute(called, { row: 'B-4', name }, manifestOf(called), { deadline: 500, confirm: () => true });
  };

  test('is answered with the text of the call, also if its button waits for a text', async () => {
    expect(await renamed('<input>')('Rent')).toMatchObject({ status: 'completed' });
    expect(pressed).toEqual(['Rent', 'OK']);
  });

  test('is rejected if the button waits for another text, or if the dialog stays open', async () => {
    expect(await renamed('<input>')('x')).toMatchObject({ status: 'rejected' });
    expect(pressed).toEqual([]);
    showRows(() => queueMicrotask(() => openBox('New name', ['Cancel', 'OK'], '<input><p>Taken</p>')));
    const stays = execute(rename, { row: 'B-4', name: 'Rent' }, manifestOf(rename), {
      deadline: 500,
      confirm: () => true,
    });
    expect(await stays).toMatchObject({ status: 'rejected' });
    expect(pressed).toEqual(['OK']);
  });

  test.each([
    ['with a second box', '<input><input>', rename, 'Rent'],
    [
      'whose text no argument holds',
      '<input value="A">',
      { ...rename, prompts: [{ key: 'name', label: 'Name' }] },
      'B',
    ],
  ])('is left with a dialog %s', async (_, more, called, name) => {
    expect((await renamed(more, called)(name)).status).not.toBe('completed');
    expect(pressed).toEqual([]);
  });
});

describe('a tool that answers a question', () => {
  test('presses the affirmative button after the consent of the person, and is judged by the row', async () => {
    showRows((item) => askAbout(item));
    const result = await call();
    expect(result).toMatchObject({ status: 'completed' });
    expect(result.evidence.map(({ kind }) => kind)).toContain('rows-changed');
    expect(pressed).toEqual(['OK']);
    expect(asked).toEqual([expect.stringContaining('Answers the question of the page: OK')]);
    expect([...document.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['A-17']);
  });

  test('presses nothing without the consent, also if its risk is caution', async () => {
    showRows((item) => askAbout(item));
    const caution: ManifestTool = { ...remove, risk: { level: 'caution', reasons: [] } };
    expect(await call(false, caution)).toMatchObject({ status: 'denied' });
    expect([pressed, document.querySelectorAll('[role=dialog]').length]).toEqual([[], 0]);
  });

  test('leaves the dialog that the page had open', async () => {
    showRows(() => undefined);
    openBox('Remove this order?', ['Cancel', 'OK']);
    expect(await call()).toMatchObject({ status: 'unknown' });
    expect(pressed).toEqual([]);
  });

  test.each<[string, Parameters<typeof askAbout> extends [unknown, ...infer Rest] ? Rest : never]>([
    ['with another button', ['Remove this order?', ['Cancel', 'Remove all']]],
    ['with the button twice', ['Remove this order?', ['OK', 'OK']]],
    ['with other words', ['Your session ends', ['Cancel', 'OK']]],
    ['with a field to fill in', ['Remove this order?', ['Cancel', 'OK'], '<input aria-label="Reason">']],
  ])('leaves a dialog %s, and the answer names it', async (_, [text, buttons, more]) => {
    showRows((item) => askAbout(item, text, buttons, more));
    const result = await call();
    expect(result).toMatchObject({ status: 'unknown' });
    expect(result.messages.join('\n')).toContain('nothing was answered');
    expect(pressed).toEqual([]);
  });

  test('leaves two dialogs that come at once', async () => {
    showRows((item) => {
      askAbout(item);
      askAbout(item);
    });
    expect(await call()).toMatchObject({ status: 'unknown' });
    expect(pressed).toEqual([]);
  });

  test('answers rejected if the app refuses behind the answer', async () => {
    showRows(() =>
      queueMicrotask(() => {
        const box = openBox('Remove this order?', ['Cancel', 'OK']);
        box.querySelectorAll('button')[1]!.addEventListener('click', () => {
          box.remove();
          document.body.insertAdjacentHTML('beforeend', '<p role="alert">The order could not be removed</p>');
        });
      }),
    );
    expect(await call()).toMatchObject({ status: 'rejected', messages: ['The order could not be removed'] });
  });

  test('acts without an answer if the app asks no more', async () => {
    showRows((item) => item.remove());
    expect(await call()).toMatchObject({ status: 'completed' });
    expect($('b').textContent).toBe('A-17');
  });
});
