import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TransformModule } from './dev-server.js';
import type { StampFunction } from './stamp-plugin.js';

/**
 * Loads the function of a {@link TransformModule}.
 * @throws Error for a module without that function
 */
export async function loadStamp(transform: TransformModule): Promise<StampFunction> {
  const loaded: unknown = await import(
    isAbsolute(transform.module) ? pathToFileURL(transform.module).href : transform.module
  );
  const found: unknown =
    typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, transform.name) : undefined;
  if (typeof found !== 'function') throw new Error(`${transform.module} has no function ${transform.name}`);
  return found as StampFunction;
}
