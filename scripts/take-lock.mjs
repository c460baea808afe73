// A lock between processes: a folder that only one of them can make.
import { mkdirSync, rmSync, statSync } from 'node:fs';

/** Milliseconds after which a lock is left over from a process that died. */
const deadline = 10 * 60_000;

/**
 * Waits until the folder `lock` can be made. The caller removes the folder when its work is done.
 * @throws {Error} if another process holds the lock for ten minutes
 */
export async function takeLock(lock) {
  const start = Date.now();
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > deadline) rmSync(lock, { recursive: true, force: true });
    else if (Date.now() - start > deadline) throw new Error(`Another process holds ${lock}; remove it if none runs`);
    // Another process works; there is no event to wait for across processes, so the lock is polled.
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
