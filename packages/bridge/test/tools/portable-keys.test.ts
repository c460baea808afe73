import { describe, expect, it } from 'vitest';

import { pageArguments, withPortableKeys } from '../../src/tools/portable-keys.js';
import { openBridge, tool } from '../fake-world.js';

const schemaOf = (keys: string[], required: string[] = []) => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, { description: key }])),
  required,
});

describe('the keys of a schema', () => {
  it('stay as they are where every client takes them', () => {
    const schema = schemaOf(['fullName', 'e-mail', 'a.b', 'x_1']);
    expect(withPortableKeys(schema)).toEqual({ inputSchema: schema });
  });

  it.each([
    [['name', '$clear'], { _clear: '$clear' }],
    [['_clear', '$clear'], { _clear_2: '$clear' }],
    [['order[city]'], { order_city_: 'order[city]' }],
    [['näme', 'nöme'], { n_me: 'näme', n_me_2: 'nöme' }],
    [['x'.repeat(70)], { ['x'.repeat(60)]: 'x'.repeat(70) }],
  ])('%j are given to clients as %j', (keys, expected) => {
    const { inputSchema, keys: named } = withPortableKeys(schemaOf(keys, keys.slice(-1)));
    expect(Object.fromEntries(named!)).toEqual(expected);
    const shown = Object.keys(inputSchema['properties'] as object);
    expect(shown.every((key) => /^[a-zA-Z0-9_.-]{1,64}$/.test(key))).toBe(true);
    expect(shown).toHaveLength(keys.length);
    expect(shown).toContain((inputSchema['required'] as string[])[0]);
  });

  it('lead arguments back to the page, also those under its own keys', () => {
    const { keys } = withPortableKeys(schemaOf(['name', '$clear']));
    const named = { ...(keys && { keys }) };
    expect(pageArguments({ name: 'Ada', _clear: ['notes'] }, named)).toEqual({ name: 'Ada', $clear: ['notes'] });
    expect(pageArguments({ $clear: ['notes'] }, named)).toEqual({ $clear: ['notes'] });
    expect(pageArguments({ $clear: ['a'], _clear: ['b'] }, named)).toEqual({ $clear: ['a'], _clear: ['b'] });
  });

  it('are those of the page when the page is called', async () => {
    const faults = (args: object) => (Object.keys(args).join() === '$clear' ? [] : ['not the keys of the page']);
    const { call, plugin } = openBridge([tool('save', 'safe', { ...withPortableKeys(schemaOf(['$clear'])), faults })]);
    expect((await call('save', { _clear: [] })).status).toBe('completed');
    expect(plugin.calls[0]!.args).toEqual({ $clear: [] });
  });
});
