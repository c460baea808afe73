import { setTimeout } from 'node:timers/promises';

import { problem, type Harness, type Problem } from '@webmcp/contract';
import { sharePage, StepInterrupted, type HarnessStep, type Page, type StepRunner } from '@webmcp/probe';

import { ForeignError } from './foreign-error.js';
import type { FromForeign, HarnessData, StepName } from './foreign-messages.js';
import type { ForeignProcess } from './foreign-process.js';
import { loadForeign, type LoadOptions } from './load-foreign.js';

/** Milliseconds after which a process without an answer counts as blocked by an endless loop. */
const answerMs = 2_000;

/** A step that runs in the other process. */
interface Call {
  resolve(end: { outlasts: boolean }): void;
  reject(error: Error): void;
}

/**
 * The developer's harness in a process of its own. The process uses the pages through the browser's endpoint. Errors
 * that nothing awaits are problems of the state whose set-up caused them.
 */
export class ForeignHarness {
  /** The harness, with a substitute for each function. {@link runner} runs the function behind a substitute. */
  readonly harness: Harness<Page>;
  /** The harness without its functions. */
  readonly data: HarnessData;
  /** The errors that nothing awaited so far. */
  readonly problems: Problem[] = [];
  readonly #file: string;
  readonly #root: string;
  readonly #signal: AbortSignal;
  readonly #names = new Map<HarnessStep, StepName>();
  readonly #calls = new Map<number, Call>();
  /** The steps that nobody waits for any more and that still run. */
  readonly #left = new Set<number>();
  #process: Promise<ForeignProcess> | undefined;
  #count = 0;

  /**
   * Loads a harness.
   * @param file absolute path
   * @param root the folder that places in problems are relative to
   * @throws ProblemError HARNESS_INVALID, with file:line for an error that the harness throws; MODULE_STUCK
   */
  static async open(file: string, root: string, { signal, deadline }: LoadOptions): Promise<ForeignHarness> {
    const calls: ((message: FromForeign) => void)[] = [];
    const { message, process } = await loadForeign(
      'harness',
      { file, root },
      {
        signal,
        ...(deadline === undefined ? {} : { deadline }),
        receive: (received) => calls.forEach((call) => call(received)),
      },
    );
    const opened = new ForeignHarness(file, root, signal, message.harness);
    calls.push((received) => opened.#receive(received));
    opened.#watch(process);
    return opened;
  }

  /**
   * Returns a harness whose data is known. Its process starts with the first step.
   * @param data the data that {@link open} found in the same file
   */
  static known(file: string, root: string, signal: AbortSignal, data: HarnessData): ForeignHarness {
    return new ForeignHarness(file, root, signal, data);
  }

  private constructor(file: string, root: string, signal: AbortSignal, data: HarnessData) {
    const { login, states } = data;
    this.data = data;
    this.#file = file;
    this.#root = root;
    this.#signal = signal;
    this.harness = {
      ...(login ? { login: this.#substitute({ login: true }) } : {}),
      states: Object.fromEntries(
        Object.entries(states).map(([id, { setup, ...state }]) => [
          id,
          { ...state, ...(setup ? { setup: this.#substitute({ setup: id }) } : {}) },
        ]),
      ),
    };
    signal.addEventListener('abort', this.#end, { once: true });
  }

  /** Runs the function behind a substitute in the other process. */
  readonly runner: StepRunner = async (substitute, page, over) => {
    const step = this.#names.get(substitute);
    if (step === undefined) throw new Error('the step is not of this harness');
    const opened = await this.#running();
    if (over.aborted) throw new StepInterrupted('nobody waits for the setup any more');
    const call = (this.#count += 1);
    const done = new Promise<{ outlasts: boolean }>((resolve, reject) => this.#calls.set(call, { resolve, reject }));
    over.addEventListener('abort', () => void this.#leave(call, opened), { once: true });
    opened.send({ do: 'run', call, step, page: await sharePage(page) });
    return await done;
  };

  /** Starts the process, and loads everything that a step needs. Does nothing for a harness without functions. */
  prepare(): void {
    if (this.#names.size === 0) return;
    const starting = this.#running().then((opened) => opened.send({ do: 'prepare' }));
    // The first step has the same error, and reports it.
    starting.catch(() => undefined);
  }

  /** Ends the process. */
  async close(): Promise<void> {
    this.#signal.removeEventListener('abort', this.#end);
    const opened = await this.#process?.catch(() => undefined);
    await opened?.stop();
  }

  readonly #end = (): void => void this.#process?.then((opened) => opened.kill()).catch(() => undefined);

  #substitute(name: StepName): HarnessStep {
    const substitute: HarnessStep = () => Promise.reject(new Error('the step runs in another process'));
    this.#names.set(substitute, name);
    return substitute;
  }

  /** Returns the process. A process that ended is started again. */
  async #running(): Promise<ForeignProcess> {
    if (this.#process === undefined) {
      const again = loadForeign(
        'harness',
        { file: this.#file, root: this.#root },
        { signal: this.#signal, receive: (message) => this.#receive(message) },
      );
      this.#process = again.then(({ process }) => process);
      this.#watch(await this.#process);
    }
    return await this.#process;
  }

  #watch(opened: ForeignProcess): void {
    const own = Promise.resolve(opened);
    this.#process = own;
    void opened.ended.then((reason) => {
      // A blocked process was given up before its end.
      if (this.#process !== own) return;
      this.#process = undefined;
      this.#endCalls(new Error(reason));
    });
  }

  /** Ends all steps under way. */
  #endCalls(error: Error): void {
    const calls = [...this.#calls.values()];
    this.#calls.clear();
    for (const call of calls) call.reject(error);
  }

  #receive(message: FromForeign): void {
    if (message.is === 'uncaught') return void this.problems.push(uncaught(this.#file, message));
    if (message.is !== 'run' && message.is !== 'failed') return;
    this.#left.delete(message.call);
    const call = this.#calls.get(message.call);
    this.#calls.delete(message.call);
    if (message.is === 'run') call?.resolve({ outlasts: message.outlasts });
    else call?.reject(new ForeignError(message.fault));
  }

  /**
   * Gives up a step that nobody waits for any more. An endless loop blocks the process for all steps, and ends it. The
   * loop may begin later, so the process is asked until the step ends.
   */
  async #leave(call: number, opened: ForeignProcess): Promise<void> {
    if (!this.#calls.delete(call)) return;
    const own = this.#process;
    this.#left.add(call);
    while (await opened.answers(answerMs)) {
      await setTimeout(answerMs, undefined, { ref: false });
      if (this.#process !== own || !this.#left.has(call)) return;
    }
    if (this.#process !== own) return;
    this.#process = undefined;
    this.#endCalls(new StepInterrupted('the setup of another state blocked the process with an endless loop'));
    opened.kill();
  }
}

function uncaught(file: string, { step, fault }: Extract<FromForeign, { is: 'uncaught' }>): Problem {
  const origin =
    step === undefined ? file : 'login' in step ? 'The login of the harness' : `The setup of state ${step.setup}`;
  const [reason = ''] = fault.message.split('\n', 1);
  return problem('UNCAUGHT', { origin, reason }, fault.where ?? file);
}
