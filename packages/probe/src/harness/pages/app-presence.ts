import { type Problem, problem, ProblemError } from '@webmcp/contract';
import { pollUntil } from '../../timing/poll-until.js';
import { statusOf } from '../../server/status-of.js';
import { failureReason } from './failure-reason.js';

/** The most states that a message names. */
const mostNamed = 12;

/**
 * Watches whether the app still runs. An app stops at most once in a run: earlier results stay valid, and the states or
 * tools after it are named in one problem.
 */
export class AppPresence {
  readonly #baseUrl: string;
  readonly #absence: number;
  /** The reason why the app stopped; undefined while it runs. */
  #reason: string | undefined;
  /** True once the app answered, or when this run started it. An app that never answered cannot stop. */
  #isKnown: boolean;
  readonly #open = new Set<string>();
  readonly #left = new Set<string>();

  /**
   * @param ended resolves with a description when a server that this run started ends
   * @param absence milliseconds that the app may be away: some dev servers restart when a file of theirs changes
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

  /** Notes that the app answered a request. */
  answered(): void {
    this.#isKnown = true;
  }

  /** Decides whether an error means that the app went away. If so, waits until the app is back or has stopped for good. */
  async explains(cause: unknown): Promise<boolean> {
    if (this.isGone) return true;
    if (!(cause instanceof ProblemError) || !/^APP_(UNREACHABLE|NOT_STARTED)$/.test(cause.problem.code)) return false;
    // A server that accepts the connection and does not answer is not back either.
    const ask = (): Promise<number | null> =>
      statusOf(this.#baseUrl, AbortSignal.timeout(Math.max(this.#absence, 1_000)));
    const isBack = await pollUntil(async () => (this.isGone ? false : await ask()), {
      deadline: this.#isKnown ? this.#absence : 0,
    });
    if (isBack === null && !this.#isKnown) return false;
    if (isBack === null) this.#reason ??= failureReason(cause.cause ?? cause);
    return true;
  }

  /**
   * Returns the error to throw for an error that ended the run: APP_STOPPED if the app stopped, else the error itself.
   */
  async explained(cause: unknown, work: 'read' | 'proved'): Promise<unknown> {
    const stopped = (await this.explains(cause)) ? this.problem(work) : null;
    return stopped === null ? cause : new ProblemError(stopped);
  }

  /**
   * Notes a state or tool that the run leaves out because the app stopped.
   * @param wasOpen set for one whose visit had begun
   */
  leave(name: string, wasOpen: boolean): void {
    this.#left.add(name);
    if (wasOpen) this.#open.add(name);
  }

  hasLeft(name: string): boolean {
    return this.#left.has(name);
  }

  /**
   * Returns the problem of an app that stopped, with the names that were not `read` or `proved`; null while the app
   * runs.
   */
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
