import { contract } from './contract.js';
import { declarative } from './declarative.js';
import { evals } from './evals.js';
import { hooks } from './hooks.js';
import { llms } from './llms.js';
import type { MapOutput } from './map-output.js';
import { toolsMd } from './tools-md.js';

/** The outputs of `webmcp emit`, in the order of the help. */
export const mapOutputs: readonly MapOutput[] = [toolsMd, llms, evals, contract, hooks, declarative];
