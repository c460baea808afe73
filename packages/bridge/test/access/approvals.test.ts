import { describe, expect, it } from 'vitest';

import { hashOf } from '../../src/access/secrets.js';
import { decideNext, openBridge, tool, type FakePlugin } from '../fake-world.js';

const origin = 'http://localhost:5173';
const list = [
  tool('erase', 'destructive', { id: 'wm_1' }),
  tool('rename', 'caution', { id: 'wm_2' }),
  tool('save', 'safe', { id: 'wm_3' }),
];

/** Calls a tool, lets a person allow the call, and returns the approval that the page got. */
async function approved(
  { core, plugin, call }: ReturnType<typeof openBridge>,
  name = 'erase',
  args: object = { text: 'a' },
): Promise<string | undefined> {
  const running = call(name, args);
  await decideNext(core, true);
  await running;
  return lastApproval(plugin);
}

const lastApproval = (plugin: FakePlugin): string | undefined => plugin.calls.at(-1)!.approval;

describe('the approval of one call', () => {
  it('names the tool of the map and the exact arguments, and counts once', async () => {
    const bridge = openBridge(list);
    const id = (await approved(bridge))!;
    const text = `webmcp approves wm_1 ${hashOf('{"text":"a"}')}`;
    expect(bridge.core.approvals.take(id, origin)).toBe(text);
    expect(bridge.core.approvals.take(id, origin)).toBeUndefined();
  });

  it('is another one for other arguments and another tool', async () => {
    const bridge = openBridge(list);
    const texts = [
      await approved(bridge),
      await approved(bridge, 'erase', { text: 'b' }),
      await approved(bridge, 'rename'),
    ].map((id) => bridge.core.approvals.take(id!, origin));
    expect(new Set(texts).size).toBe(3);
  });

  it('is used up by a page of another origin, which gets nothing', async () => {
    const bridge = openBridge(list);
    const id = (await approved(bridge))!;
    expect(bridge.core.approvals.take(id, 'http://localhost:5174')).toBeUndefined();
    expect(bridge.core.approvals.take(id, origin)).toBeUndefined();
  });

  it('ends after a few seconds', async () => {
    const bridge = openBridge(list);
    const id = (await approved(bridge))!;
    bridge.world.pass(20_000);
    expect(bridge.core.approvals.take(id, origin)).toBeUndefined();
  });

  it('ends with its session', async () => {
    const bridge = openBridge(list);
    const id = (await approved(bridge))!;
    bridge.core.revoke(bridge.session_id, 'test');
    expect(bridge.core.approvals.take(id, origin)).toBeUndefined();
  });

  it('is not made for a call that no person allowed', async () => {
    const bridge = openBridge(list);
    await bridge.call('save');
    expect(lastApproval(bridge.plugin)).toBeUndefined();
    bridge.core.allowWrites(bridge.session_id, true, 'test');
    await bridge.call('rename');
    expect(lastApproval(bridge.plugin)).toBeUndefined();
  });

  it('is in no record and no event', async () => {
    const bridge = openBridge(list);
    const id = (await approved(bridge))!;
    expect(bridge.world.stored.join('') + JSON.stringify(bridge.core.events.since(0))).not.toContain(id);
  });
});
