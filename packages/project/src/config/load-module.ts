import { createJiti } from 'jiti';

/**
 * Loads a developer's TypeScript or JavaScript module and gives its default export, else the module itself.
 * @param file absolute
 * @param harnessModule absolute path that the specifier `webmcp/harness` stands for, so that none has to be installed
 */
export async function loadModule(file: string, harnessModule: string): Promise<unknown> {
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
