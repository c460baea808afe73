import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const demo = fileURLToPath(new URL('../../scripts/demo-bridge.mjs', import.meta.url));

test('the demo of the bridge approves, uses, revokes and refuses a client', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [demo], { encoding: 'utf8' });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  for (const step of [
    'gets no token before',
    'gets its token, once',
    'status is denied',
    'status is completed',
    'did not ask a second time',
    'the next call is refused',
    'the record is whole',
  ])
    expect(stdout).toContain(step);
  expect(stdout).toContain('Every step held.');
});
