/**
 * Loads a developer's TypeScript or JavaScript module, and returns its default export, else the module itself.
 * @param file absolute path
 * @param harnessModule absolute path of the module behind the specifier `webmcp/harness`, which need not be installed
 */
export async function loadModule(file: string, harnessModule: string): Promise<unknown> {
  // Most runs know the harness from the last run, or have none.
  const { createJiti } = await import('jiti');
  const jiti = createJiti(file, {
    alias: { 'webmcp/harness': harnessModule },
    fsCache: false,
    moduleCache: false,
    interopDefault: true,
  });
  const loaded: unknown = await jiti.import(file);
  if (typeof loaded === 'object' && loaded !== null && 'default' in loaded) return loaded.default;
  return loaded;
}
