import { expect, test } from 'vitest';

import { drawn } from './drawn.js';
import { faults } from './faults.js';
import { runFault } from './run-fault.js';

/** The share of the table that this run tries: all of it with `npm run test:all`, else a tenth, drawn by the day's seed. */
const tried = process.env['WEBMCP_FAULTS'] === 'all' ? faults : drawn(faults, faults.length / 10, 'faults');

test('each fault has a name of its own, and at most four share a cause', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  const causes = faults.map(({ cause }) => cause);
  const crowded = [...new Set(causes)].filter((cause) => causes.filter((other) => other === cause).length > 4);
  expect(crowded).toEqual([]);
});

test.each(tried)('$cause: $name', async (fault) => {
  const end = await runFault(fault);
  expect(end).toMatchObject({ left: [] });
  expect([fault.exit].flat(), end.stderr).toContain(end.exit);
  expect(end.codes).toEqual(expect.arrayContaining(fault.codes));
  if (end.exit === 2 && end.report !== undefined) expect(end.codes).not.toEqual([]);
  expect(end.stderr).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
});
