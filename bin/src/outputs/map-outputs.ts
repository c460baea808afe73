import { evals } from './evals.js';
import { llms } from './llms.js';
import type { MapOutput } from './map-output.js';
import { toolsMd } from './tools-md.js';

/** The outputs of `webmcp emit`, in the order of the help. */
export const mapOutputs: readonly MapOutput[] = [toolsMd, llms, evals];
