import type { TransformModule } from './dev-server.js';

/** A message from the probe to a child process with a server. */
export type ToChild =
  | {
      do: 'vite';
      root: string;
      cacheDir: string;
      cacheIsTemporary: boolean;
      /** Scripts to transform before a page loads them: paths with the base path. */
      scripts: string[];
      transform?: TransformModule;
    }
  /** Stamps components aside from now on. */
  | { do: 'restamp' }
  /** Asks for the files that were read so far. */
  | { do: 'files' }
  | { do: 'command'; root: string; command: string }
  | { do: 'stop' };

/** A message from a child process with a server to the probe. */
export type FromChild =
  | { is: 'ready'; url: string }
  | { is: 'restamped' }
  | { is: 'files'; files: string[] }
  | { is: 'failed'; reason: string }
  /** An error that nobody handled, and that ends the child. */
  | { is: 'fatal'; reason: string }
  | { is: 'error'; text: string }
  | { is: 'output'; text: string };
