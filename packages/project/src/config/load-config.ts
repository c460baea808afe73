import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, ProblemError } from '@webmcp/contract';
import { configFault } from '@webmcp/contract/schema';
import { loadModule } from './load-module.js';
import { placeInMessage, placeInStack } from './place-in-stack.js';

/**
 * Loads `webmcp.config.ts` and proves its shape; an option that is not known is a fault, so that a typing error is seen.
 * @param file absolute
 * @param harnessModule absolute path of the module that `webmcp/harness` stands for
 * @param root places in problems are relative to it; default: the file's folder
 * @throws ProblemError CONFIG_INVALID, with file:line where the config itself throws
 */
export async function loadConfig(file: string, harnessModule: string, root: string = dirname(file)): Promise<Config> {
  let loaded: unknown;
  try {
    loaded = await loadModule(file, harnessModule);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const where =
      placeInStack(cause, root, [fileURLToPath(new URL('.', import.meta.url))]) ?? placeInMessage(reason, root, file);
    throw new ProblemError('CONFIG_INVALID', { file, reason: reason.split('\n', 1)[0]!.trim() }, { where, cause });
  }
  const fault = configFault(loaded);
  if (fault !== null) throw new ProblemError('CONFIG_INVALID', { file, reason: fault }, { where: file });
  return loaded as Config;
}
