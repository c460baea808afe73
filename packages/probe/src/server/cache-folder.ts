import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** A folder for Vite's optimised dependencies. `release` frees it for another run. */
export interface CacheFolder {
  path: string;
  isTemporary: boolean;
  release(): void;
}

/**
 * Takes the cache folder of an app: `.cache/webmcp/vite` in its nearest `node_modules`, the app's own or one above. The
 * folder is kept between runs, so that the next start is warm. It differs from the cache of the developer's own dev
 * server. If another run holds the folder, or node_modules cannot be written, takes a temporary folder that `release`
 * removes.
 */
export function cacheFolder(root: string): CacheFolder {
  const modules = nearestModules(root);
  if (modules !== undefined) {
    // Each app has its own cache in a shared node_modules, because the optimised dependencies depend on the app.
    const cache = join(modules, '.cache', 'webmcp', relative(dirname(modules), root));
    const kept = join(cache, 'vite');
    const lock = join(cache, 'vite.pid');
    try {
      mkdirSync(kept, { recursive: true });
      takeLock(lock);
      return { path: kept, isTemporary: false, release: atEnd(() => rmSync(lock, { force: true })) };
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause)) throw cause;
    }
  }
  const path = mkdtempSync(join(tmpdir(), 'webmcp-vite-'));
  return {
    path,
    isTemporary: true,
    release: atEnd(() => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })),
  };
}

/** Returns the same act, which runs at the latest when the process ends. */
function atEnd(act: () => void): () => void {
  const once = (): void => {
    process.off('exit', once);
    act();
  };
  process.once('exit', once);
  return once;
}

function nearestModules(folder: string): string | undefined {
  const here = join(folder, 'node_modules');
  if (existsSync(here)) return here;
  return dirname(folder) === folder ? undefined : nearestModules(dirname(folder));
}

/** Takes a lock. Throws EEXIST for a lock of another living process. */
function takeLock(lock: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (cause) {
    if (
      !(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') ||
      isAlive(Number(readFileSync(lock, 'utf8')))
    )
      throw cause;
    rmSync(lock, { force: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}
