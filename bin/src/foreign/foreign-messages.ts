import type { Config, HarnessState, Problem } from '@webmcp/contract';
import type { SharedPage } from '@webmcp/probe';

/** A function of a harness: the login, or the set-up of a state. */
export type StepName = { login: true } | { setup: string };

/** An order to a process with the developer's code. */
export type ToForeign =
  | { do: 'load'; kind: 'config' | 'harness'; file: string; root: string }
  /** Loads everything that a step needs, before the first step. */
  | { do: 'prepare' }
  | { do: 'run'; call: number; step: StepName; page: SharedPage }
  | { do: 'answer' }
  | { do: 'stop' };

/** A harness without its functions. */
export interface HarnessData {
  login: boolean;
  states: Record<string, Omit<HarnessState, 'setup'> & { setup: boolean }>;
}

/** An error of the developer's code, as text. */
export interface ForeignFault {
  message: string;
  /** The place in the developer's code, as `file:line:column`. */
  where?: string;
}

/** A message from a process with the developer's code. */
export type FromForeign =
  | { is: 'config'; config: Config }
  | { is: 'harness'; harness: HarnessData }
  | { is: 'refused'; problem: Problem }
  | { is: 'run'; call: number; outlasts: boolean }
  | { is: 'failed'; call: number; fault: ForeignFault }
  /** An error that nothing awaits. `step` began the work that failed; absent for the top level of the file. */
  | { is: 'uncaught'; step?: StepName; fault: ForeignFault }
  | { is: 'alive' };
