import { dirname } from 'node:path';
import type { Harness } from '@webmcp/contract';
import { harnessFault } from '@webmcp/contract/schema';
import { loadChecked } from './load-checked.js';

/**
 * Loads `webmcp.harness.ts` and checks its shape.
 * @param file absolute path
 * @param harnessModule absolute path of the module behind the specifier `webmcp/harness`
 * @param root the folder that places in problems are relative to; default: the file's folder
 * @throws ProblemError HARNESS_INVALID, with file:line for an error that the harness throws
 */
export async function loadHarness(file: string, harnessModule: string, root: string = dirname(file)): Promise<Harness> {
  return (await loadChecked({
    file,
    harnessModule,
    root,
    code: 'HARNESS_INVALID',
    faultOf: harnessFault,
  })) as Harness;
}
