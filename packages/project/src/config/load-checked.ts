import { fileURLToPath } from 'node:url';
import { ProblemError } from '@webmcp/contract';
import { loadModule } from './load-module.js';
import { placeInMessage, placeInStack } from './place-in-stack.js';

/** A developer's file, and the rules for it. */
interface CheckedFile {
  /** The absolute path. */
  file: string;
  /** Absolute path of the module behind the specifier `webmcp/harness`. */
  harnessModule: string;
  /** The folder that places in problems are relative to. */
  root: string;
  /** The problem of a file that cannot be loaded or has another shape. */
  code: 'CONFIG_INVALID' | 'HARNESS_INVALID';
  /** Returns the fault of a loaded value, or null. */
  faultOf(loaded: unknown): string | null;
}

/**
 * Loads a developer's file and checks its shape.
 * @throws ProblemError with the file's code, and with file:line for an error that the file throws
 */
export async function loadChecked(wanted: CheckedFile): Promise<unknown> {
  const { file, harnessModule, root, code, faultOf } = wanted;
  let loaded: unknown;
  try {
    loaded = await loadModule(file, harnessModule);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const here = fileURLToPath(new URL('.', import.meta.url));
    const where = placeInStack(cause, root, [here]) ?? placeInMessage(message, root, file);
    throw new ProblemError(code, { file, reason: message.split('\n', 1)[0]!.trim() }, { where, cause });
  }
  const fault = faultOf(loaded);
  if (fault !== null) throw new ProblemError(code, { file, reason: fault }, { where: file });
  return loaded;
}
