import { ProblemError, type Problem } from '@webmcp/contract';
import { writeFileSafely } from '@webmcp/project';

/** Writes a file; what stood in the way comes back, null where nothing did. */
export function writeOrProblem(path: string, text: string): Problem | null {
  try {
    writeFileSafely(path, text);
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}
