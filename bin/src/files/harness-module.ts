import { ownFiles } from './own-files.js';

/** The file that `webmcp/harness` resolves to in a project without webmcp installed. */
export const harnessModule: string = ownFiles.harness;
