import type { Config } from '@webmcp/contract';

import { loadForeign, type LoadOptions } from './load-foreign.js';

/**
 * Loads `webmcp.config.ts` in a process of its own, which then ends.
 * @param file absolute path
 * @param root the folder that places in problems are relative to
 * @throws ProblemError CONFIG_INVALID, with file:line for an error that the config throws; MODULE_STUCK
 */
export async function loadConfigApart(file: string, root: string, options: LoadOptions): Promise<Config> {
  const { message, process } = await loadForeign('config', { file, root }, options);
  await process.stop();
  return message.config;
}
