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
  /** Milliseconds that the file may take to load. Default: 30 s. */
  deadline?: number;
  /** Returns the fault of a loaded value, or null. */
  faultOf(loaded: unknown): string | null;
}

/** Milliseconds that a file may take to load. A config that loads a bundler takes a few seconds. */
const loadMs = 30_000;

/**
 * Loads a developer's file and checks its shape.
 * @throws ProblemError with the file's code, and with file:line for an error that the file throws; MODULE_STUCK at the
 * deadline
 */
export async function loadChecked(wanted: CheckedFile): Promise<unknown> {
  const { file, harnessModule, root, code, faultOf, deadline = loadMs } = wanted;
  let loaded: unknown;
  // The timer also keeps the process: Node ends without a word when only a top-level await is left (exit code 13).
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const stuck = new ProblemError('MODULE_STUCK', { file, seconds: deadline / 1_000 }, { where: file });
    timer = setTimeout(() => reject(stuck), deadline);
  });
  try {
    loaded = await Promise.race([loadModule(file, harnessModule), late]);
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    const here = fileURLToPath(new URL('.', import.meta.url));
    const where = placeInStack(cause, root, [here]) ?? placeInMessage(message, root, file);
    throw new ProblemError(code, { file, reason: message.split('\n', 1)[0]!.trim() }, { where, cause });
  } finally {
    clearTimeout(timer);
  }
  const fault = faultOf(loaded);
  if (fault !== null) throw new ProblemError(code, { file, reason: fault }, { where: file });
  return loaded;
}
