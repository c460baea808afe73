import type { ViteDevServer } from 'vite';

import type { AppMap } from './app-map.js';

/**
 * Follows a map and the source of its app. A new map swaps the tools of the open pages. A save that changes the meaning of
 * a tool swaps them, too.
 */
export function followApp({ watcher }: ViteDevServer, app: AppMap, swap: () => Promise<void>): void {
  const { file: mapFile, stale, warn, failed } = app;
  const isMap = (path: string): boolean => path.replaceAll('\\', '/') === mapFile;
  const say = (): void => {
    if (stale.names.length > 0) warn(`Withdrawn until webmcp instrument: ${stale.names.join(', ')}`);
  };
  const begin = async (): Promise<void> => {
    const differs = await stale.begin();
    say();
    if (differs) await swap();
  };
  const saved = async (path: string): Promise<void> => {
    if (isMap(path)) {
      await swap();
      await begin();
    } else if (await stale.saved(path)) {
      say();
      await swap();
    }
  };
  const listen = (path: string): void => void saved(path).catch(failed);
  watcher.add(mapFile);
  watcher.on('change', listen);
  for (const event of ['add', 'unlink']) watcher.on(event, (path: string) => isMap(path) && listen(path));
  // The source is read beside the first requests, so that the server starts as fast as without the plugin.
  setImmediate(() => void begin().catch(failed));
}
