import type { Config, RiskLevel } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { settingsBy } from '../../src/naming/settings-of.js';

const states = [
  { id: 'home', route: '/' },
  { id: 'users', route: '/admin/users' },
  { id: 'user', route: '/admin/users/:id' },
  { id: 'reports', route: '/admin/reports' },
];
const settingsOf = (config: Config, shown: string[], level: RiskLevel = 'caution') =>
  settingsBy(config, states)({ id: 'wm_1', names: ['save', 'old_save'], states: shown, level });
const reason = 'tested';

test('settings of a tool are found by id or by any of its names', () => {
  for (const key of ['wm_1', 'save', 'old_save'])
    expect(settingsOf({ tools: { [key]: { exclude: true } } }, ['home']).settings).toEqual({ exclude: true });
  expect(settingsOf({ tools: { other: { exclude: true } } }, ['home']).settings).toBeUndefined();
});

test('a denied route hides its tools, and a narrower pattern allows a route again', () => {
  const config = { routes: { '/admin/*': { exclude: true }, '/admin/reports': { exclude: false } } };
  expect(settingsOf(config, ['users'])).toEqual({ settings: { exclude: true }, states: [] });
  expect(settingsOf(config, ['user'])).toEqual({ settings: { exclude: true }, states: [] });
  expect(settingsOf(config, ['home', 'users', 'reports'])).toEqual({
    settings: undefined,
    states: ['home', 'reports'],
  });
});

test('a tool without states keeps all routes but the denied one', () => {
  expect(settingsOf({ routes: { '/admin/*': { exclude: true } } }, []).states).toEqual(['home']);
  expect(settingsOf({}, []).states).toEqual([]);
});

test('a route raises the risk of a tool that other routes show too', () => {
  const risk = { level: 'destructive', reason } as const;
  expect(settingsOf({ routes: { '/admin/*': { risk } } }, ['home', 'users']).settings).toEqual({ risk });
});

test('a route lowers a risk only if each route of the tool does', () => {
  const risk = { level: 'safe', reason } as const;
  expect(settingsOf({ routes: { '/admin/*': { risk } } }, ['home', 'users']).settings).toBeUndefined();
  expect(settingsOf({ routes: { '/admin/*': { risk } } }, ['users', 'reports']).settings).toEqual({ risk });
});

test('the settings of a tool come before those of its route', () => {
  const config: Config = {
    routes: { '/admin/*': { risk: { level: 'destructive', reason } } },
    tools: { save: { risk: { level: 'caution', reason } } },
  };
  expect(settingsOf(config, ['users']).settings).toEqual({ risk: { level: 'caution', reason } });
});

test('a pattern of a route fits its own depth alone', () => {
  const config = { routes: { '/admin/users/:id': { exclude: true } } };
  expect(settingsOf(config, ['user']).settings).toEqual({ exclude: true });
  expect(settingsOf(config, ['users']).settings).toBeUndefined();
});
