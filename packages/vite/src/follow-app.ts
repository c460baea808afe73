import type { ViteDevServer } from 'vite';

import type { AppMap } from './app-map.js';

/**
 * Follows a map and the source of its app. A new map swaps the tools of the open pages. A save that changes the meaning of
 * a tool withdraws the tool.
 * @param swap sends the tools to the pages; `isNew` for a new map, else only the withdrawn names differ
 */
export function followApp({ watcher }: ViteDevServer, app: AppMap, swap: (isNew: boolean) => Promise<void>): void {
  const { file: mapFile, stale, warn, failed } = app;
  const isMap = (path: string): boolean => path.replaceAll('\\', '/') === mapFile;
  const say = (): void => {
    if (stale.names.length > 0) warn(`Withdrawn until webmcp instrument: ${stale.names.join(', ')}`);
  };
  const begin = async (): Promise<void> => {
    const differs = await stale.begin();
    say();
    if (differs) await swap(false);
  };
  const saved = async (path: string): Promise<void> => {
    if (isMap(path)) {
      await swap(true);
      await begin();
    } else if (await stale.saved(path)) {
      say();
      await swap(false);
    }
  };
  let work = Promise.resolve();
  const waiting = new Set<string>();
  /** Takes one file after the other, so that the text that was read last decides. */
  const listen = (path: string): void => {
    if (waiting.has(path)) return;
    waiting.add(path);
    work = work.then(() => {
      waiting.delete(path);
      return saved(path).catch(failed);
    });
  };
  const changed = new Set<string>();
  watcher.add(mapFile);
  watcher.on('change', (path) => {
    changed.add(path);
    listen(path);
  });
  // Chokidar drops a change within 50 ms of another one of the same file. Its raw events hold each of them.
  watcher.on('raw', (_, path, { watchedPath = path }: { watchedPath?: string }) => {
    if (changed.has(watchedPath)) listen(watchedPath);
  });
  for (const event of ['add', 'unlink']) watcher.on(event, (path: string) => isMap(path) && listen(path));
  // The source is read beside the first requests, so that the server starts as fast as without the plugin.
  setImmediate(() => void begin().catch(failed));
}
