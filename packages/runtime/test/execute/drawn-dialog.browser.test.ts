import type { CallResult } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { execute } from '../../src/execute/execute.js';
import { manifestOf, target, tool } from '../act/manifest-of.js';

const press = target('role:button[name="Delete"]');
const remove = tool('delete_order', {
  kind: 'action',
  reach: [{ do: 'click', target: press }],
  container: {
    ...target('css:body > div'),
    fingerprint: {
      kind: 'dialog',
      labels: ['Delete order'],
      scope: [],
      unique: ['label', 'labelled', 'words', 'wording'],
    },
  },
  action: press,
});
const open = tool('open_question', { kind: 'action', action: press, risk: { level: 'caution', reasons: [] } });
const call = (called: typeof remove): Promise<CallResult> =>
  execute(called, {}, manifestOf(remove), { deadline: 800, confirm: async () => true });

/** Shows a page whose "Delete" opens a box over the page with a button of the same name. */
function show(title: string): { deleted: number } {
  const done = { deleted: 0 };
  document.body.innerHTML = '<main><h1>Orders</h1><p>HL-1 <button>Delete</button></p></main>';
  document.querySelector('button')!.addEventListener('click', () => {
    const box = document.createElement('div');
    box.style.cssText = 'position: fixed; inset: 0; background: rgb(0 0 0 / 50%)';
    box.innerHTML = `<section style="background: #fff"><h2>${title}</h2>
      <p>Delete HL-1 for good?</p><button>Cancel</button><button>Delete</button></section>`;
    box.querySelector('button:last-of-type')!.addEventListener('click', () => {
      done.deleted += 1;
      box.remove();
      document.querySelector('main p')?.remove();
    });
    document.body.append(box);
  });
  return done;
}

test('a call goes through a box that is drawn as a dialog, by its title', async () => {
  const done = show('Delete order');
  const result = await call(remove);
  expect([result.status, done.deleted]).toEqual(['completed', 1]);
  expect(result.evidence.map(({ kind }) => kind)).toContain('dialog-closed');
});

test('a box at the same place with another title is not pressed, and the page behind it is not reached', async () => {
  const done = show('Delete account');
  document.querySelector('button')!.click();
  const result = await call(remove);
  expect([result.status, done.deleted]).not.toContain('completed');
  expect([done.deleted, document.querySelectorAll('body > div').length]).toEqual([0, 1]);
});

test('a box that comes up asks, as a dialog does', async () => {
  const done = show('Delete order');
  const result = await call(open);
  expect([result.status, done.deleted]).toEqual(['unknown', 0]);
  expect(result.messages.join()).toMatch(/asks: Delete order/);
});
