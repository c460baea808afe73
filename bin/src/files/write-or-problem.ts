import { ProblemError, type Problem } from '@webmcp/contract';
import { writeFileSafely } from '@webmcp/project';

/** Writes a file. Returns the problem that prevented the write, or null. */
export function writeOrProblem(path: string, text: string): Problem | null {
  try {
    writeFileSafely(path, text);
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}
