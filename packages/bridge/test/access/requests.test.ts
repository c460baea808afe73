import { describe, expect, it } from 'vitest';

import { plainLine } from '../../src/access/plain-line.js';
import { presets, resolveScopes } from '../../src/access/scopes.js';
import { BridgeCore } from '../../src/core/bridge-core.js';
import { FakeWorld } from '../fake-world.js';

const asked = { agent_id: 'agent', scopes: ['page:act'], roots: [], reason: 'to help' };

describe('requests', () => {
  // T14
  it('holds three requests of one agent, and merges equal ones', () => {
    const core = new BridgeCore(new FakeWorld());
    const first = core.requestAccess(asked);
    const same = core.requestAccess(asked);
    expect(same.request.request_id).toBe(first.request.request_id);
    expect(same.pickup).toBeUndefined();
    for (const reason of ['b', 'c']) core.requestAccess({ ...asked, reason });
    expect(() => core.requestAccess({ ...asked, reason: 'd' })).toThrow(/wait already/);
  });

  it('holds twenty requests of all agents, because an agent chooses its own name', () => {
    const core = new BridgeCore(new FakeWorld());
    const ask = (at: number): void => void core.requestAccess({ ...asked, agent_id: `agent ${at}` });
    for (let at = 0; at < 20; at += 1) ask(at);
    expect(() => ask(20)).toThrow('20 requests wait already');
  });

  it('waits after a refusal, and for ever after a block', () => {
    const world = new FakeWorld();
    const core = new BridgeCore(world);
    core.deny(core.requestAccess(asked).request.request_id, 'test');
    expect(() => core.requestAccess(asked)).toThrow(/refused this agent/);
    world.pass(60_001);
    core.deny(core.requestAccess(asked).request.request_id, 'test', true);
    world.pass(10_000_000);
    expect(() => core.requestAccess(asked)).toThrow(/refused this agent/);
  });

  it('expires after five minutes', () => {
    const world = new FakeWorld();
    const core = new BridgeCore(world);
    const { request } = core.requestAccess(asked);
    world.pass(300_000);
    expect(() => core.approve({ request_id: request.request_id }, 'test')).toThrow(/EXPIRED/);
  });

  it('approves a part of the scopes, and no other scope', () => {
    const core = new BridgeCore(new FakeWorld());
    const { request } = core.requestAccess({ ...asked, scopes: ['page:act', 'page:read'] });
    const approve = (approved_scopes: string[]): string =>
      core.approve({ request_id: request.request_id, approved_scopes }, 'test');
    expect(() => approve(['page:destructive'])).toThrow(/was not requested/);
    expect(core.sessions.get(approve(['page:read'])).allowed_scopes).toEqual(['page:read']);
  });

  it('hands the token over once, and to the sender alone', () => {
    const core = new BridgeCore(new FakeWorld());
    const { request, pickup } = core.requestAccess(asked);
    expect(() => core.pickUp(request.request_id, pickup!)).toThrow(/PENDING/);
    core.approve({ request_id: request.request_id }, 'test');
    expect(() => core.pickUp(request.request_id, 'guess')).toThrow(/wrong/);
    expect(core.pickUp(request.request_id, pickup!).session_token).toMatch(/^[\w-]{43}$/);
    expect(() => core.pickUp(request.request_id, pickup!)).toThrow(/already/);
  });

  it.each(Object.keys(presets))('knows each scope of the preset %s', (name) => {
    expect(resolveScopes([name])).toHaveProperty('scopes');
  });

  it('refuses an unknown scope by its name', () => {
    expect(() => new BridgeCore(new FakeWorld()).requestAccess({ ...asked, scopes: ['page:all'] })).toThrow(/page:all/);
  });

  // T13
  it.each([
    ['\u001b[2Jcleared', '\\u{1b}[2Jcleared'],
    ['two\nlines', 'two lines'],
    ['\u202egnp.exe', '\\u{202e}gnp.exe'],
    ['zero\u200bwidth', 'zero\\u{200b}width'],
    ['tag\u{e0041}', 'tag\\u{e0041}'],
  ])('shows %j as a harmless line', (text, shown) => {
    expect(plainLine(text)).toBe(shown);
  });
});
