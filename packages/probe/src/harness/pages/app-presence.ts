import { type Problem, problem, ProblemError } from '@webmcp/contract';
import { pollUntil } from '../../timing/poll-until.js';
import { statusOf } from '../../server/status-of.js';
import { failureReason } from './failure-reason.js';

/** Of those that were left so many are named. */
const mostNamed = 12;

/**
 * Whether the app is still there. It goes at most once in a run; what was read before stands, and what was to come is
 * named.
 */
export class AppPresence {
  readonly #baseUrl: string;
  readonly #absence: number;
  /** Why it is gone; undefined while it is there. */
  #reason: string | undefined;
  /** Somebody was there once; of who never was nothing can be said but that. */
  #isKnown: boolean;
  readonly #open = new Set<string>();
  readonly #left = new Set<string>();

  /**
   * @param ended resolves with what happened when a server that was started for this run ends
   * @param absence milliseconds that it may be away: some dev servers begin anew by themselves when a file of theirs changes
   */
  constructor(baseUrl: string, ended: Promise<string> | undefined, absence: number) {
    this.#baseUrl = baseUrl;
    this.#absence = absence;
    this.#isKnown = ended !== undefined;
    void ended?.then((reason) => {
      this.#reason = reason;
    });
  }

  get isGone(): boolean {
    return this.#reason !== undefined;
  }

  answered(): void {
    this.#isKnown = true;
  }

  /** Whether an error says that an app that was there is not; if so, waits until it is back or is known to be gone. */
  async explains(cause: unknown): Promise<boolean> {
    if (this.isGone) return true;
    if (!(cause instanceof ProblemError) || !/^APP_(UNREACHABLE|NOT_STARTED)$/.test(cause.problem.code)) return false;
    // One that takes the connection and says nothing is not back either.
    const ask = (): Promise<number | null> =>
      statusOf(this.#baseUrl, AbortSignal.timeout(Math.max(this.#absence, 1_000)));
    const isBack = await pollUntil(async () => (this.isGone ? false : await ask()), {
      deadline: this.#isKnown ? this.#absence : 0,
    });
    if (isBack === null && !this.#isKnown) return false;
    if (isBack === null) this.#reason ??= failureReason(cause.cause ?? cause);
    return true;
  }

  /** The error to throw for one that ended everything: that the app is gone, where that is why. */
  async explained(cause: unknown, work: 'read' | 'proved'): Promise<unknown> {
    const stopped = (await this.explains(cause)) ? this.problem(work) : null;
    return stopped === null ? cause : new ProblemError(stopped);
  }

  /** @param wasOpen it was being looked at when the app went */
  leave(what: string, wasOpen: boolean): void {
    this.#left.add(what);
    if (wasOpen) this.#open.add(what);
  }

  hasLeft(what: string): boolean {
    return this.#left.has(what);
  }

  /** What a person is told of an app that is gone, and what was not `read` or `proved` for it; null while it is there. */
  problem(work: 'read' | 'proved'): Problem | null {
    if (this.#reason === undefined) return null;
    const [first] = this.#left;
    const open = [...this.#open];
    return problem(
      'APP_STOPPED',
      {
        url: this.#baseUrl,
        reason: this.#reason,
        when:
          open.length > 0 ? `while it was at ${listed(open)}` : first === undefined ? 'at the end' : `before ${first}`,
        work,
        left: first === undefined ? 'nothing that is named' : listed([...this.#left]),
      },
      this.#baseUrl,
    );
  }
}

function listed(names: string[]): string {
  return [...names.slice(0, mostNamed), ...(names.length > mostNamed ? [`${names.length - mostNamed} more`] : [])].join(
    ', ',
  );
}
