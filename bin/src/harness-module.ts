/** Where `webmcp/harness` leads in a project that has not installed webmcp. */
export const harnessModule: URL = new URL('./harness.js', import.meta.url);
