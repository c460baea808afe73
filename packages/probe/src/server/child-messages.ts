import type { TransformModule } from './dev-server.js';

/** From the probe to a child process that holds a server. */
export type ToChild =
  | { do: 'vite'; root: string; port: number; cacheDir: string; cacheIsTemporary: boolean; transform?: TransformModule }
  /** Stamp components aside from now on. */
  | { do: 'restamp' }
  | { do: 'command'; root: string; command: string }
  | { do: 'stop' };

/** From such a child to the probe. */
export type FromChild =
  | { is: 'ready'; url: string }
  | { is: 'restamped' }
  | { is: 'failed'; reason: string }
  /** An error that nobody handled, of which it ends now. */
  | { is: 'fatal'; reason: string }
  | { is: 'error'; text: string }
  | { is: 'output'; text: string };
