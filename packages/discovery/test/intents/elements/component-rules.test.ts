import type { Entry } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { componentEntry, componentRules, unknownComponent } from '../../../src/intents/elements/component-rules.js';
import { element, reactScene } from '../read-scene.js';

const summary = (entry: Entry | null): string =>
  entry === null
    ? 'none'
    : [
        entry.is,
        'control' in entry ? entry.control : 'kind' in entry ? entry.kind : '',
        'roles' in entry ? entry.roles?.join('/') : '',
      ]
        .filter(Boolean)
        .join(' ');

/** The rules in order, each with a tag that it decides and the entry that it gives. */
const cases: [rule: string, markup: string, entry: string][] = [
  ['icon package', '<TrashIcon onClick={f} />', 'part'],
  ['overlay', '<EditDialog open={x} />', 'boundary dialog'],
  ['overlay', '<SideDrawer isOpen={x} />', 'boundary drawer'],
  ['form', '<LoginForm onSubmit={f} />', 'boundary form'],
  ['container or notice', '<UserTable value={x} onChange={f} />', 'none'],
  ['container or notice', '<Toast visible={x} />', 'none'],
  ['named action', '<SaveButton />', 'action button button/link'],
  ['named action', '<SaveButton to="/x" />', 'action link link/button'],
  ['named action', '<NavLink />', 'action link link'],
  ['named field', '<AmountInput label="Amount" />', 'field custom textbox'],
  ['named field', '<AmountInput type="email" name="e" />', 'field email'],
  ['named field', '<PasswordInput name="p" />', 'field password textbox'],
  ['named field', '<CountrySelect options={x} value={x} />', 'field custom combobox/listbox/button'],
  ['named field', '<EmailInput {...register("email")} />', 'field custom textbox'],
  ['used as a field', '<Rating value={x} onChange={f} />', 'field custom'],
  ['used as a field', '<Anything label="Name" name="name" />', 'field custom'],
  ['acts on events', '<Card onClick={f} />', 'action custom'],
  ['acts on events', '<Card to="/x" />', 'action link link'],
  ['labelled box', '<Box label="Name" />', 'wrapper'],
];

const describeTag = (markup: string): Parameters<typeof componentEntry> => {
  const [, tag = ''] = /^<(\w+)/.exec(markup) ?? [];
  const from = tag === 'TrashIcon' ? `import { TrashIcon } from 'lucide-react';` : '';
  const { props, package: origin } = element(reactScene(markup, from), tag);
  return [[tag], props, origin];
};

describe('component rules', () => {
  test.each(cases)('%s decides %s', (rule, markup, entry) => {
    const [[name = ''], props, from] = describeTag(markup);
    expect(componentRules.find((one) => one.fits(unknownComponent(name, props, from)))?.name).toBe(rule);
    expect(summary(componentEntry([name], props, from))).toBe(entry);
  });

  test('every rule has a case, in order', () => {
    expect([...new Set(cases.map(([rule]) => rule))]).toEqual(componentRules.map(({ name }) => name));
  });

  test.each([
    ['a component without a sign of a control', '<Hero text="Hello" />'],
    ['the anchor of a panel', '<PopoverAnchor />'],
    ['a field word alone', '<SearchInput />'],
  ])('%s has no entry', (_, markup) => {
    expect(componentEntry(...describeTag(markup))).toBeNull();
  });
});
