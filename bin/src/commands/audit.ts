import { readFile } from 'node:fs/promises';

import { auditLines, auditParts, verifyAudit } from '@webmcp/bridge';
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
  const lines = (await Promise.all(auditParts(path).map(linesOf))).flat();
  if (lines.length === 0) throw new ProblemError('AUDIT_MISSING', { file: path });
  const { entries, faults, last } = verifyAudit(lines.map(({ text }) => text));
  const problems = faults.map(({ line, fault, text }) => {
    const { part, at } = lines[line - 1]!;
    return problem('AUDIT_BROKEN', { line: at, fault, text }, `${part}:${at}`);
  });
  const exitCode = problems.length > 0 ? 1 : 0;
  return { command: 'audit', exitCode, problems, file: path, entries, more: { file: path, entries, last } };
}

/** Reads the lines of one file of a record; none for a file that does not exist. */
async function linesOf(part: string): Promise<{ text: string; part: string; at: number }[]> {
  const text = await readFile(part, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return '';
    throw cause;
  });
  return auditLines(text).map((line, index) => ({ text: line, part, at: index + 1 }));
}
