import { AsyncLocalStorage } from 'node:async_hooks';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { problem, ProblemError, type Harness, type Problem } from '@webmcp/contract';
import type { HarnessStep } from '@webmcp/probe';
import { loadConfig, loadHarness, placeInStack } from '@webmcp/project';

import type { ForeignFault, FromForeign, HarnessData, StepName, ToForeign } from './foreign-messages.js';
import { harnessModule } from '../files/harness-module.js';
import { ownFiles } from '../files/own-files.js';

/*
 * Runs the developer's code: loads a config or a harness, and runs the functions of the harness. An endless loop or an
 * error of this code harms this process alone.
 */

/** The step that began the running work. */
const running = new AsyncLocalStorage<StepName>();
let root = '';
let harness: Harness | undefined;

const ownFolders = ownFiles.modules.map((module) => dirname(module));

const send = (message: FromForeign): void => {
  // The other process may be gone, and this one then ends too.
  if (process.connected) process.send?.(message, () => undefined);
};

const exit = process.exit.bind(process);
// The process serves all states, and one set-up must not end it for the others.
process.exit = (code) => {
  throw new Error(`it calls process.exit(${code ?? ''})`);
};

new Worker(new URL('./parent-watch-child.js', import.meta.url)).unref();
process.on('disconnect', () => exit(0));
process.on('uncaughtException', (error: unknown) => {
  const step = running.getStore();
  send({ is: 'uncaught', ...(step === undefined ? {} : { step }), fault: faultOf(error) });
});
process.on('message', (message) => {
  const order = message as ToForeign;
  if (order.do === 'stop') exit(0);
  if (order.do === 'answer') send({ is: 'alive' });
  if (order.do === 'prepare') void prepare();
  if (order.do === 'run') void run(order);
  if (order.do === 'load') void load(order);
});

async function load(order: Extract<ToForeign, { do: 'load' }>): Promise<void> {
  root = order.root;
  try {
    if (order.kind === 'config') {
      const config = await loadConfig(order.file, harnessModule, root);
      await setImmediate();
      return send({ is: 'config', config });
    }
    harness = await loadHarness(order.file, harnessModule, root);
    // A rejection that nothing awaits is reported before the end of the loading.
    await setImmediate();
    send({ is: 'harness', harness: dataOf(harness) });
  } catch (error) {
    send({ is: 'refused', problem: problemOf(error, order) });
  }
}

function problemOf(error: unknown, { kind, file }: Extract<ToForeign, { do: 'load' }>): Problem {
  if (error instanceof ProblemError) return error.problem;
  const { message } = faultOf(error);
  return problem(kind === 'config' ? 'CONFIG_INVALID' : 'HARNESS_INVALID', { file, reason: message }, file);
}

function dataOf({ login, states }: Harness): HarnessData {
  return {
    login: login !== undefined,
    states: Object.fromEntries(
      Object.entries(states).map(([id, { setup, ...state }]) => [id, { ...state, setup: setup !== undefined }]),
    ),
  };
}

/** Loads the library of the browser, which takes long. A config needs none. */
const browserLibrary = (): Promise<typeof import('@webmcp/probe')> => import('@webmcp/probe');

/** Loads everything that a step needs. Returns false if the library cannot be loaded; the first step reports the error. */
const prepare = (): Promise<boolean> =>
  browserLibrary()
    .then(({ chromium }) => chromium())
    .then(
      () => true,
      () => false,
    );

async function run({ call, step, page }: Extract<ToForeign, { do: 'run' }>): Promise<void> {
  const found = 'login' in step ? harness?.login : harness?.states[step.setup]?.setup;
  try {
    if (found === undefined) throw new Error('the harness has no such step');
    const { openSharedPage, runHere } = await browserLibrary();
    const opened = await openSharedPage(page);
    const { outlasts } = await running.run(step, () =>
      runHere(found as HarnessStep, opened, new AbortController().signal),
    );
    send({ is: 'run', call, outlasts });
  } catch (error) {
    send({ is: 'failed', call, fault: faultOf(error) });
  }
}

function faultOf(error: unknown): ForeignFault {
  const where = placeInStack(error, root, ownFolders);
  const message = error instanceof Error ? error.message : String(error);
  return { message, ...(where === undefined ? {} : { where }) };
}
