import { readFile } from 'node:fs/promises';

import { auditLines, verifyAudit } from '@webmcp/bridge';
import { problem, ProblemError } from '@webmcp/contract';

import { auditFile } from '../files/audit-file.js';
import type { CommandResult } from '../run/command-result.js';

export interface AuditOptions {
  action: string;
  root: string;
  /** Absolute path of the record. */
  file?: string;
  env: NodeJS.ProcessEnv;
}

export interface AuditResult extends CommandResult {
  command: 'audit';
  file: string;
  entries: number;
}

/** Verifies a record. A broken chain is a finding. */
export async function audit({ action, root, file = '', env }: AuditOptions): Promise<AuditResult> {
  if (action !== 'verify')
    throw new ProblemError('USAGE', { reason: `the action ${action} is unknown; it is: verify` });
  const path = file || auditFile(root, env);
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT' ? new ProblemError('AUDIT_MISSING', { file: path }, { cause }) : cause;
  });
  const { entries, faults, last } = verifyAudit(auditLines(text));
  const problems = faults.map(({ line, fault, text: why }) =>
    problem('AUDIT_BROKEN', { line, fault, text: why }, `${path}:${line}`),
  );
  const exitCode = problems.length > 0 ? 1 : 0;
  return { command: 'audit', exitCode, problems, file: path, entries, more: { file: path, entries, last } };
}
