import { describe, expect, it } from 'vitest';

import type { ToldTool } from '../../src/wording/told-tool.js';
import { halves, wordingRequests } from '../../src/wording/wording-request.js';

const told = (at: number): ToldTool => ({
  id: `wm_tool${at}`,
  kind: 'action',
  rules: { name: `act_${at}`, title: `Act ${at}`, description: `Does "Act ${at}".` },
  risk: 'safe',
  does: [],
  inside: [],
  openedBy: [],
  routes: ['/'],
  fields: [],
});

describe('wordingRequests', () => {
  it('divides 300 tools into requests that fit, in order', () => {
    const requests = wordingRequests(Array.from({ length: 300 }, (_, at) => told(at)));
    expect(requests.flatMap(({ tools }) => tools.map(({ id }) => id))).toEqual(
      Array.from({ length: 300 }, (_, at) => `wm_tool${at}`),
    );
    for (const { tools, tokens } of requests) {
      expect(tools.length).toBeLessThanOrEqual(24);
      expect(tokens).toBeLessThan(8_000);
    }
  });

  it('makes no request for no tools', () => {
    expect(wordingRequests([])).toEqual([]);
  });
});

describe('halves', () => {
  it('divides a request in two, and a request of one tool not at all', () => {
    const [request] = wordingRequests([told(1), told(2), told(3)]);
    expect(halves(request!)?.map(({ tools }) => tools.length)).toEqual([2, 1]);
    expect(halves(wordingRequests([told(1)])[0]!)).toBeNull();
  });
});
