import { describe, expect, it } from 'vitest';

import { AuditLog, entryHash, type AuditEntry } from '../../src/record/audit-log.js';
import { verifyAudit } from '../../src/record/verify-audit.js';
import { FakeWorld } from '../fake-world.js';

const facts = { actor: 'agent', user: 'a', action: 'look', args: {}, result: 'ok', session_id: null, request_id: null };

function written(count: number): FakeWorld {
  const world = new FakeWorld();
  const log = new AuditLog(world);
  for (let index = 0; index < count; index += 1) log.append({ ...facts, args: { index } });
  return world;
}

describe('the chain of the record', () => {
  it('holds for a log as it was written', () => {
    expect(verifyAudit(written(5).stored)).toMatchObject({ entries: 5, faults: [] });
  });

  it('breaks at a changed line', () => {
    const { stored } = written(5);
    stored[2] = stored[2]!.replace('"index":2', '"index":9');
    expect(verifyAudit(stored).faults).toMatchObject([{ line: 3, fault: 'changed' }]);
  });

  it('breaks after a line that was changed together with its own hash', () => {
    const { stored } = written(5);
    const entry = { ...(JSON.parse(stored[2]!) as AuditEntry), user: 'another' };
    stored[2] = JSON.stringify({ ...entry, hash: entryHash(entry) });
    expect(verifyAudit(stored).faults).toMatchObject([{ line: 4, fault: 'missing' }]);
  });

  it.each([0, 2])('breaks at a line that is missing at place %i', (place) => {
    const { stored } = written(5);
    stored.splice(place, 1);
    expect(verifyAudit(stored).faults).toMatchObject([{ line: place + 1, fault: 'missing' }]);
  });

  it('breaks where two lines changed places', () => {
    const { stored } = written(5);
    [stored[1], stored[2]] = [stored[2]!, stored[1]!];
    expect(verifyAudit(stored).faults.length).toBeGreaterThan(0);
  });

  it('continues after a line that a crash cut off', () => {
    const world = written(3);
    world.stored.push('{"actor":"agent","us');
    new AuditLog(world).append(facts);
    expect(verifyAudit(world.stored)).toMatchObject({ entries: 4, faults: [{ line: 4, fault: 'torn' }] });
  });
});
