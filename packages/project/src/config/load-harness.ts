import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Harness, ProblemError } from '@webmcp/contract';
import { harnessFault } from '@webmcp/contract/schema';
import { loadModule } from './load-module.js';
import { placeInMessage, placeInStack } from './place-in-stack.js';

/**
 * Loads `webmcp.harness.ts` and proves its shape.
 * @param file absolute
 * @param harnessModule absolute path of the module that `webmcp/harness` stands for
 * @param root places in problems are relative to it; default: the file's folder
 * @throws ProblemError HARNESS_INVALID, with file:line where the harness itself throws
 */
export async function loadHarness(file: string, harnessModule: string, root: string = dirname(file)): Promise<Harness> {
  let loaded: unknown;
  try {
    loaded = await loadModule(file, harnessModule);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const where =
      placeInStack(cause, root, [fileURLToPath(new URL('.', import.meta.url))]) ?? placeInMessage(reason, root, file);
    throw new ProblemError('HARNESS_INVALID', { file, reason: firstLine(reason) }, { where, cause });
  }
  const fault = harnessFault(loaded);
  if (fault !== null) throw new ProblemError('HARNESS_INVALID', { file, reason: fault }, { where: file });
  return loaded as Harness;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]!.trim();
}
