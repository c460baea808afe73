import { describe, expect, test } from 'vitest';

import type { ControlKind } from '@webmcp/contract';
import { assess } from '../../src/risk/assess.js';
import { withOverride, type RiskOverride } from '../../src/risk/risk-override.js';
import { buildWorld, call, handler, type ControlSpec } from '../match/build-world.js';
import { tool } from '../build-map.js';
import { readHtml } from '../intents/read-app.js';

function riskOf(spec: ControlSpec, override?: RiskOverride) {
  const { appModel } = buildWorld([spec]);
  const kind = spec.control === 'link' ? 'navigation' : 'action';
  return withOverride(assess([tool({ kind, action: 0 })], appModel), override);
}
const withCall = (label: string, ...calls: ReturnType<typeof call>[]): ControlSpec => ({
  label,
  handlers: [handler('click', undefined, calls)],
});

describe('what the handler does', () => {
  test.each([
    ['fetch without options', call('fetch', '/api/orders'), 'safe'],
    ['fetch DELETE', call('fetch', '/api/orders/1', { method: 'DELETE' }), 'destructive'],
    ['fetch POST', call('fetch', '/api/profile', { method: 'post' }), 'caution'],
    ['axios.delete', call('axios.delete', '/things/1'), 'destructive'],
    ['a client of the app', call('api.put', '/things/1'), 'caution'],
    ['a path that pays', call('axios.post', '/payments'), 'destructive'],
    ['a path that cancels', call('axios.post', '/orders/1/cancel'), 'destructive'],
    ['a POST that only asks', call('axios.post', '/products/search'), 'safe'],
    ['deleting a session is logging out', call('axios.delete', '/session'), 'caution'],
    ['a set in memory', call('selected.delete', 'a'), 'safe'],
    ['a set that was just made', call('Set().delete', 'a'), 'safe'],
    ['a class name', call('node.classList.remove', 'open'), 'safe'],
    ["a part of Bootstrap's", call('bootstrap.Modal.getInstance', 'a'), 'safe'],
    ['a dialog that jQuery shows', call('#edit.modal', 'show'), 'safe'],
    ['an element taken from the page', call('row.remove'), 'safe'],
    ['a message that is shown', call('useToast().add', { summary: 'Copied' }), 'safe'],
    ['a message that is made', call('Notify.create', 'Copied'), 'safe'],
    ['a message that is taken away', call('toaster.remove', 'a'), 'safe'],
    ['something kept that is called a notification', call('notification.create', 'a'), 'caution'],
    ['a named function', call('orders.cancelOrder'), 'destructive'],
    ['an emitted event', call('emit', 'delete-item'), 'destructive'],
    ['opening a dialog about deleting', call('openDeleteDialog'), 'caution'],
    ['removing from the cart', call('removeFromCart'), 'caution'],
    ['the router', call('router.push', '/checkout'), 'safe'],
    ['storage', call('localStorage.setItem', 'tasks'), 'caution'],
    ['the whole storage', call('localStorage.clear'), 'destructive'],
    ['the unknown server', call('api.setQuantity'), 'caution'],
  ] as const)('%s', (_, does, level) => {
    expect(riskOf(withCall('Go on', does)).level).toBe(level);
  });

  test('each reason carries its place in the source', () => {
    const { reasons } = riskOf(withCall('Go on', call('fetch', '/api/orders/1', { method: 'DELETE' })));
    expect(reasons).toEqual([
      { signal: 'http', evidence: 'DELETE /api/orders/1', source: { file: 'app.tsx', line: 1, column: 1 } },
    ]);
  });
});

test('a word for a write on what only goes to another page, or on an icon beside other words, is none', () => {
  expect(riskOf(withCall('Sign up', call('router.push', '/sign-up'))).level).toBe('safe');
  expect(riskOf(withCall('Sign up', call('router.push', '/sign-up'), call('api.createAccount'))).level).toBe('caution');
  const { appModel } = buildWorld([{ label: 'View' }]);
  appModel.intents[0]!.labels.push({ text: 'Upload', from: 'icon' });
  expect(assess([tool({ kind: 'action', action: 0 })], appModel).level).toBe('safe');
});

describe('whole words of labels', () => {
  test.each([
    ['🗑️', 'destructive'],
    ['✏️', 'caution'],
    ['🗑️ View bin', 'safe'],
    ['Delete account', 'destructive'],
    ['Undelete', 'caution'],
    ['Deleted items', 'caution'],
    ['Pay now', 'destructive'],
    ['Payload inspector', 'caution'],
    ['Cancel', 'caution'],
    ['Cancel order', 'destructive'],
    ['Transfer money', 'destructive'],
    ['View transfer', 'safe'],
    ['Save', 'caution'],
    ['Search', 'safe'],
    ['Suggest a book', 'caution'],
    ['Hide this book', 'safe'],
    ['Konto löschen', 'destructive'],
    ['Supprimer le compte', 'destructive'],
    ["Annuler l'abonnement", 'destructive'],
    ['Eliminar', 'destructive'],
    ['削除する', 'destructive'],
    ['删除账户', 'destructive'],
    ['Überweisen', 'destructive'],
    ['Löschwasser', 'caution'],
  ] as const)('%s', (label, level) => {
    expect(riskOf({ label }).level).toBe(level);
  });

  test('a comment or a substring is no evidence', () => {
    expect(riskOf({ label: 'Impayable' }).reasons[0]).toMatchObject({ evidence: 'a button whose effect is not known' });
  });
});

describe('the control', () => {
  test.each([
    ['link', 'Delete log', '/admin/log', 'safe'],
    ['link', 'Delete', '/orders/5/delete', 'destructive'],
    ['tab', 'Delete', undefined, 'destructive'],
    ['tab', 'Details', undefined, 'safe'],
  ] as const)('%s "%s" to %s', (control: ControlKind, label, href, level) => {
    expect(riskOf({ label, control, ...(href === undefined ? {} : { href }) }).level).toBe(level);
  });

  test('a button that only opens something is safe, and what it opens is judged by itself', () => {
    const { appModel } = buildWorld([
      { label: 'Delete account', handlers: [handler('click', undefined, [call('setOpen')])] },
      { box: 'dialog', label: 'Delete account?', inside: [{ label: 'Yes' }] },
    ]);
    const opened = {
      ...appModel,
      boundaries: appModel.boundaries.map((boundary) => ({ ...boundary, openers: [0] })),
    };
    expect(assess([tool({ kind: 'action', action: 0 })], opened).level).toBe('safe');
    expect(assess([tool({ kind: 'action', action: 1, container: 0 })], opened)).toMatchObject({
      level: 'destructive',
      reasons: [{ signal: 'label' }],
    });
  });
});

test.each([
  ['data-toggle="modal" data-target="#m"', 'safe'],
  ['data-bs-toggle="modal" data-bs-target="#m"', 'safe'],
  ['commandfor="m" command="show-modal"', 'safe'],
  ['data-bs-toggle="modal" data-bs-target="#m" onclick="save(1)"', 'caution'],
  ['aria-haspopup="dialog" aria-controls="m"', 'caution'],
])('"Add order" with %s is %s', (attributes, level) => {
  const dialog = '<div class="modal" id="m"><form><input aria-label="Name"><button>Save</button></form></div>';
  const { intent, ...appModel } = readHtml(`<button ${attributes}>Add order</button>${dialog}`);
  const { index } = intent('Add order');
  expect(assess([tool({ kind: 'action', action: index })], appModel).level).toBe(level);
});

describe('forms', () => {
  const form = (method: string | undefined, action: string | undefined, label = 'Subscribe') => {
    const { appModel } = buildWorld([
      {
        box: 'form',
        inside: [
          { label: 'Email', control: 'email' },
          { label, control: 'submit' },
        ],
      },
    ]);
    const [boundary] = appModel.boundaries;
    const boundaries =
      boundary === undefined
        ? []
        : [{ ...boundary, ...(method === undefined ? {} : { method }), ...(action === undefined ? {} : { action }) }];
    return assess([tool({ kind: 'form', container: 0, fields: [0], action: 1 })], { ...appModel, boundaries }).level;
  };
  test('method and address', () => {
    expect(form('get', '/search')).toBe('safe');
    expect(form(undefined, 'thanks.html')).toBe('safe');
    expect(form('post', '/subscribe')).toBe('caution');
    expect(form('post', '/account/delete')).toBe('destructive');
    expect(form(undefined, undefined)).toBe('caution');
    expect(form('get', '/x', 'Delete everything')).toBe('destructive');
  });
});

describe('what a library opens', () => {
  const trigger = (library?: { name: string; component: string }) => {
    const { appModel } = buildWorld([
      { label: 'Delete account' },
      { box: 'dialog', label: 'Really?', inside: [{ label: 'Yes' }] },
    ]);
    const [dialog] = appModel.boundaries.filter(({ kind }) => kind === 'dialog');
    const opened = { ...dialog!, openers: [0], ...(library === undefined ? {} : { library }) };
    const boundaries = appModel.boundaries.map((boundary) => (boundary === dialog ? opened : boundary));
    return assess([tool({ kind: 'action', action: 0 })], { ...appModel, boundaries }).level;
  };
  test('is opened by a trigger that does nothing else, whatever it says; of any other button its words count', () => {
    expect(trigger({ name: 'radix', component: 'Dialog.Root' })).toBe('safe');
    expect(trigger()).toBe('destructive');
  });
});

describe('config', () => {
  test('may lower a risk, and its reason stays', () => {
    const { level, reasons } = riskOf(
      { label: 'Delete draft' },
      { level: 'caution', reason: 'drafts are kept for 30 days' },
    );
    expect(level).toBe('caution');
    expect(reasons[0]).toEqual({ signal: 'config', evidence: 'drafts are kept for 30 days (was destructive)' });
    expect(reasons).toHaveLength(2);
  });
});

test('clearing a filter in the view is safe, clearing what a server keeps is not', () => {
  expect(riskOf(withCall('Clear filters', call('setText', ''))).level).toBe('safe');
  expect(riskOf(withCall('Clear history', call('setText', ''))).level).toBe('destructive');
  expect(riskOf(withCall('Clear filters', call('fetch', '/api/filters', { method: 'POST' }))).level).toBe('caution');
});
