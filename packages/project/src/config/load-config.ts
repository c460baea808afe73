import { dirname } from 'node:path';
import type { Config } from '@webmcp/contract';
import { configFault } from '@webmcp/contract/schema';
import { loadChecked } from './load-checked.js';

/**
 * Loads `webmcp.config.ts` and checks its shape. An unknown option is a fault, because it may be a typing error.
 * @param file absolute path
 * @param harnessModule absolute path of the module behind the specifier `webmcp/harness`
 * @param root the folder that places in problems are relative to; default: the file's folder
 * @throws ProblemError CONFIG_INVALID, with file:line for an error that the config throws
 */
export async function loadConfig(file: string, harnessModule: string, root: string = dirname(file)): Promise<Config> {
  return (await loadChecked({
    file,
    harnessModule,
    root,
    code: 'CONFIG_INVALID',
    faultOf: configFault,
  })) as Config;
}
