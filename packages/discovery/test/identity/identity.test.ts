import { describe, expect, test } from 'vitest';

import { meaning, toolId } from '../../src/identity/identity.js';
import { buildWorld, type BoxSpec, type ControlSpec } from '../match/build-world.js';
import { buildMap, tool } from '../build-map.js';

const email: ControlSpec = { label: 'Email', control: 'email', name: 'email' };
const phone: ControlSpec = { label: 'Phone', control: 'text', name: 'phone' };
const send: ControlSpec = { label: 'Send', control: 'submit' };
const form = (label: string, ...fields: ControlSpec[]): BoxSpec => ({ box: 'form', label, inside: [...fields, send] });

function idOf(box: BoxSpec, options: Parameters<typeof buildWorld>[1] = {}): string {
  const { appModel } = buildWorld([box], options);
  const fields = appModel.intents.filter(({ kind }) => kind === 'field').map(({ index }) => index);
  const action = appModel.intents.find(({ kind }) => kind === 'action')?.index ?? null;
  return toolId(
    meaning(tool({ kind: 'form', container: appModel.boundaries.length - 1, fields, action }), appModel),
    0,
  );
}

describe('identity', () => {
  const id = idOf(form('Contact', email, phone));

  test('meaning stays when layout, files, the order of fields or other languages change', () => {
    expect(idOf(form('Contact', phone, email))).toBe(id);
    expect(idOf(form('Contact', email, phone), { file: 'other/place.vue' })).toBe(id);
    expect(idOf({ box: 'page', inside: [form('Contact', email, phone)] })).toBe(id);
    const german = { text: 'Telefon', from: 'label' as const, locale: 'de' };
    expect(idOf(form('Contact', email, { ...phone, labels: [{ text: 'Phone', from: 'label' }, german] }))).toBe(id);
  });

  test('meaning changes with labels, keys, action and named boundary', () => {
    const others = [
      idOf(form('Contact', email)),
      idOf(form('Newsletter', email, phone)),
      idOf(form('Contact', email, { ...phone, label: 'Mobile' })),
      idOf(form('Contact', email, { ...phone, name: 'mobile' })),
      idOf({ box: 'form', label: 'Contact', inside: [email, phone, { label: 'Save', control: 'submit' }] }),
    ];
    expect(new Set([id, ...others]).size).toBe(6);
  });

  test('meaning uses i18n keys where labels have one', () => {
    const keyed = (text: string): ControlSpec => ({
      ...phone,
      labels: [{ text, from: 'label', key: 'contact.phone' }],
    });
    expect(idOf(form('Contact', email, keyed('Phone')))).toBe(idOf(form('Contact', email, keyed('Telephone'))));
  });

  test('equal tools get ids by their number in document order', () => {
    const { appModel, snapshot } = buildWorld([
      { box: 'page', inside: [{ label: 'Archive', testId: 'one' }] },
      { box: 'page', inside: [{ label: 'Archive', testId: 'two' }] },
    ]);
    const same = appModel.intents.map((intent) => {
      const { testId: _testId, ...rest } = intent;
      return rest;
    });
    const { map } = buildMap(
      { ...appModel, intents: same },
      [tool({ kind: 'action', action: 1 }), tool({ kind: 'action', action: 0 })],
      [snapshot],
    );
    const byHook = new Map(map.tools.map((each) => [each.action?.selectors[0]?.value, each.id]));
    expect(byHook.get('one')).toBe(
      toolId(meaning(tool({ kind: 'action', action: 0 }), { ...appModel, intents: same }), 0),
    );
    expect(byHook.get('two')).not.toBe(byHook.get('one'));
  });
});
