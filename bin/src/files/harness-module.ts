import { fileURLToPath } from 'node:url';

/** Where `webmcp/harness` leads in a project that has not installed webmcp. */
export const harnessModule: string = fileURLToPath(new URL('../harness.js', import.meta.url));
