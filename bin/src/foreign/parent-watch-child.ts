/*
 * Kills this process, with the processes that it started, once its parent is gone. The watch runs in a thread of its
 * own, because an endless loop blocks all listeners of the main thread.
 */

/** Milliseconds between two looks at the parent. */
const everyMs = 500;

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL');
}, everyMs);
