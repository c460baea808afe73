import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { auditParts, fileAudit, verifyAudit } from '../../src/index.js';
import { AuditLog } from '../../src/record/audit-log.js';
import { FakeWorld } from '../fake-world.js';

const facts = { actor: 'agent', user: 'a', action: 'look', args: {}, result: 'ok', session_id: null, request_id: null };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webmcp-record-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// T23: the size of the record.
it('goes on in a new file before a file is too large, and the chain holds over all files', () => {
  const file = join(folder, 'record.jsonl');
  const most = 1000;
  const write = (count: number): void => {
    const log = new AuditLog({ date: new FakeWorld().date, audit: fileAudit(file, most) });
    for (let index = 0; index < count; index += 1) log.append({ ...facts, args: { index } });
  };
  write(5);
  // A bridge that starts later goes on where the last one ended.
  write(5);
  const parts = auditParts(file);
  expect(parts.length).toBeGreaterThan(3);
  expect(readdirSync(folder)).toHaveLength(parts.length);
  expect(parts.map((part) => statSync(part).size <= most && (statSync(part).mode & 0o777) === 0o600)).not.toContain(
    false,
  );
  const lines = fileAudit(file, most).lines();
  expect(verifyAudit(lines)).toMatchObject({ entries: 10, faults: [] });
  rmSync(parts[1]!);
  expect(verifyAudit(fileAudit(file, most).lines()).faults).not.toEqual([]);
});
