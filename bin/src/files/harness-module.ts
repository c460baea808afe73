import { fileURLToPath } from 'node:url';

/** The file that `webmcp/harness` resolves to in a project without webmcp installed. */
export const harnessModule: string = fileURLToPath(new URL('../harness.js', import.meta.url));
