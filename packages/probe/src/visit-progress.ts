import type { VisitWatcher } from './harness/visit/visit-all.js';
import type { ProbeOptions } from './probe-options.js';

/** Counts the visits of a run, and reports them. */
export class VisitProgress {
  readonly #report: NonNullable<ProbeOptions['onProgress']>;
  readonly #open = new Set<string>();
  #done = 0;

  constructor(report: ProbeOptions['onProgress']) {
    this.#report = report ?? (() => undefined);
  }

  /** Returns a watcher for the next visits, `count` in number. */
  watcher(count: number): VisitWatcher {
    const total = this.#done + count;
    return {
      opened: ({ id }) => {
        this.#open.add(id);
        this.#report({ done: this.#done, total, open: [...this.#open] });
      },
      visited: ({ id }) => {
        this.#open.delete(id);
        this.#done += 1;
        this.#report({ done: this.#done, total, open: [...this.#open], visited: id });
      },
    };
  }
}
