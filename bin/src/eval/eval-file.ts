import { readFile } from 'node:fs/promises';

import { ProblemError } from '@webmcp/contract';
import { evalCasesSchema } from '@webmcp/contract/schema';

import type { EvalCase } from '../outputs/eval-cases.js';

/**
 * Reads a project's own cases.
 * @returns undefined if there is no such file
 * @throws {ProblemError} EVALS_INVALID
 */
export async function readEvalFile(file: string): Promise<EvalCase[] | undefined> {
  const fault = (reason: string): ProblemError => new ProblemError('EVALS_INVALID', { file, reason }, { where: file });
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw fault((error as Error).message);
  }
  const parsed = evalCasesSchema.safeParse(value);
  if (parsed.success) return value as EvalCase[];
  const [first] = parsed.error.issues;
  throw fault(`${first?.path.map(String).join('.') ?? ''}: ${first?.message ?? 'invalid'}`);
}
