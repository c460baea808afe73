import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as nap } from 'node:timers/promises';

/** Lists the processes that were started with this folder for temporary files. They get a moment to notice the end. */
export async function leftProcesses(tmp: string): Promise<string[]> {
  const alive = (): string[] =>
    process.platform !== 'linux'
      ? []
      : readdirSync('/proc')
          .filter((pid) => /^\d+$/.test(pid))
          .flatMap((pid) => {
            try {
              const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`TMPDIR=${tmp}`);
              return isOurs ? [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').slice(0, 120)] : [];
            } catch {
              // The process ended under the look.
              return [];
            }
          });
  for (const end = Date.now() + 10_000; alive().length > 0 && Date.now() < end;) await nap(50);
  return alive();
}
