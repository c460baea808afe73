import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, ProblemError } from '@webmcp/contract';
import { libraryTablesFault } from '@webmcp/contract/schema';
import { loadModule } from './load-module.js';
import { placeInMessage, placeInStack } from './place-in-stack.js';

/**
 * Loads `webmcp.config.ts` and proves its shape; an option that is not known is a fault, so that a typing error is seen.
 * @param file absolute
 * @param harnessModule absolute path of the module that `webmcp/harness` stands for
 * @param root places in problems are relative to it; default: the file's folder
 * @throws ProblemError CONFIG_INVALID, with file:line where the config itself throws
 */
export async function loadConfig(file: string, harnessModule: string, root: string = dirname(file)): Promise<Config> {
  let loaded: unknown;
  try {
    loaded = await loadModule(file, harnessModule);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const where =
      placeInStack(cause, root, [fileURLToPath(new URL('.', import.meta.url))]) ?? placeInMessage(reason, root, file);
    throw new ProblemError('CONFIG_INVALID', { file, reason: reason.split('\n', 1)[0]!.trim() }, { where, cause });
  }
  const fault = isObject(loaded) ? faultOf(loaded) : 'it has no default export that is an object';
  if (fault !== null) throw new ProblemError('CONFIG_INVALID', { file, reason: fault }, { where: file });
  return loaded as Config;
}

type Check = (value: unknown) => string | null;

const text: Check = (value) => (typeof value === 'string' && value !== '' ? null : 'is not a text');
const flag: Check = (value) => (typeof value === 'boolean' ? null : 'is not true or false');
const texts: Check = (value) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? null : 'is not a list of texts';
const risk: Check = (value) => {
  if (!isObject(value)) return 'is not an object';
  if (!['safe', 'caution', 'destructive'].includes(String(value['level'])))
    return 'has no level safe, caution or destructive';
  return typeof value['reason'] === 'string' && value['reason'].trim() !== '' ? null : 'has no reason';
};

const toolKeys: Record<string, Check> = { name: text, description: text, risk, allowSensitive: texts, exclude: flag };
const tools: Check = (value) => {
  if (!isObject(value)) return 'is not an object';
  for (const [tool, settings] of Object.entries(value)) {
    const fault = isObject(settings) ? faults(settings, toolKeys) : 'is not an object';
    if (fault !== null) return `.${tool} ${fault}`;
  }
  return null;
};
const keys: Record<string, Check> = {
  testIdAttributes: texts,
  include: texts,
  exclude: texts,
  libraries: libraryTablesFault,
  command: text,
  tools,
};

function faultOf(config: Record<string, unknown>): string | null {
  return faults(config, keys);
}

function faults(value: Record<string, unknown>, checks: Record<string, Check>): string | null {
  for (const [key, item] of Object.entries(value)) {
    const check = checks[key];
    if (check === undefined) return `has the unknown option ${key}; known are ${Object.keys(checks).join(', ')}`;
    const fault = item === undefined ? null : check(item);
    if (fault !== null) return `${key}${/^[.[]/.test(fault) ? '' : ' '}${fault}`;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
