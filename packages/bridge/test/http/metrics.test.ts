import { expect, it } from 'vitest';

import { readTool, tool } from '../fake-world.js';
import { openStage, right, send } from './stage.js';

const list = [tool('save', 'safe'), readTool('look')];

const scrape = async (port: number, token?: string) =>
  await send(port, '/metrics', { method: 'GET', headers: right(port, token) });

it('serves counts to the management token alone', async () => {
  const stage = await openStage(list, { metrics: true });
  const { port, managementToken } = stage.server;
  try {
    await stage.core.execute({ session_id: stage.session_id }, 'look', {});
    await stage.core.execute({ session_id: stage.session_id }, 'pay for Ada', {});
    expect((await scrape(port)).status).toBe(401);
    expect((await scrape(port, stage.token)).status).toBe(403);
    const { status, body, headers } = await scrape(port, managementToken);
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
    const value = (line: string): string | undefined =>
      new RegExp(`^${line.replace(/[{}]/g, '\\$&')} (\\d+)$`, 'm').exec(body)?.[1];
    expect({
      approved: value('webmcp_requests_total{decision="approved"}'),
      completed: value('webmcp_calls_total{status="completed"}'),
      unknown: value('webmcp_calls_total{status="not_found"}'),
      refused: value('webmcp_refused_total{code="unauthorized"}'),
      foreign: value('webmcp_refused_total{code="forbidden"}'),
      sessions: value('webmcp_sessions'),
      plugins: value('webmcp_plugins'),
      timed: value('webmcp_call_seconds_count'),
    }).toEqual({
      approved: '1',
      completed: '1',
      unknown: '1',
      refused: '1',
      foreign: '1',
      sessions: '1',
      plugins: '1',
      timed: '2',
    });
    // T5, and names that an agent or a page chooses.
    for (const text of [stage.token, managementToken, 'agent', 'Ada', 'look', 'localhost'])
      expect(body).not.toContain(text);
  } finally {
    await stage.server.close();
  }
});

it('serves no counts unless it was told to', async () => {
  const stage = await openStage(list);
  try {
    expect((await scrape(stage.server.port, stage.server.managementToken)).status).toBe(404);
  } finally {
    await stage.server.close();
  }
});
