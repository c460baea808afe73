import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** A folder for Vite's optimised dependencies; `release` gives it back. */
export interface CacheFolder {
  path: string;
  isTemporary: boolean;
  release(): void;
}

/**
 * `.cache/webmcp/vite` in the app's nearest `node_modules` (its own, or above it where Node would look for packages), kept
 * between runs so that the next start is warm, and apart from the cache of a dev server that the developer has running.
 * Where another run holds it, or there is no node_modules to write to, a temporary folder that `release` removes.
 */
export function cacheFolder(root: string): CacheFolder {
  const modules = nearestModules(root);
  if (modules !== undefined) {
    // Apps that share a node_modules have their own cache each: what is optimised depends on the app.
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

/** The same act; a process that ends before it was asked for does it then. */
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

/** Throws EEXIST where another living process holds it. */
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
