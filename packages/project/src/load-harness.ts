import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Harness, ProblemError } from '@webmcp/contract';
import { loadModule } from './load-module.js';
import { placeInMessage, placeInStack } from './place-in-stack.js';

/**
 * Loads `webmcp.harness.ts` and proves its shape.
 * @param file absolute
 * @param harnessModule absolute path of the module that `webmcp/harness` stands for
 * @param root places in problems are relative to it; default: the file's folder
 * @throws ProblemError HARNESS_INVALID, with file:line where the harness itself throws
 */
export async function loadHarness(file: string, harnessModule: string, root: string = dirname(file)): Promise<Harness> {
  let loaded: unknown;
  try {
    loaded = await loadModule(file, harnessModule);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const where =
      placeInStack(cause, root, [fileURLToPath(new URL('.', import.meta.url))]) ?? placeInMessage(reason, root, file);
    throw new ProblemError('HARNESS_INVALID', { file, reason: firstLine(reason) }, { where, cause });
  }
  const fault = faultOf(loaded);
  if (fault !== null) throw new ProblemError('HARNESS_INVALID', { file, reason: fault }, { where: file });
  return loaded as Harness;
}

function faultOf(value: unknown): string | null {
  if (!isObject(value)) return 'it has no default export that is an object';
  if (value['login'] !== undefined && typeof value['login'] !== 'function') return 'login is not a function';
  const states = value['states'];
  if (!isObject(states)) return 'states is missing';
  for (const [id, state] of Object.entries(states)) {
    if (!isObject(state)) return `state ${id} is not an object`;
    if (typeof state['route'] !== 'string' || !state['route'].startsWith('/'))
      return `state ${id} has no route that starts with /`;
    if (state['setup'] !== undefined && typeof state['setup'] !== 'function')
      return `setup of state ${id} is not a function`;
  }
  return Object.keys(states).length === 0 ? 'states is empty' : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]!.trim();
}
