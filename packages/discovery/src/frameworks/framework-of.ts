import type { Framework } from './framework.js';
import { frameworks } from './frameworks.js';
import { react } from './react.js';

/** Returns the framework that reads a file, by its extension. A file of any other extension is read as a script. */
export function frameworkOf(file: string, list: readonly Framework[] = frameworks): Framework {
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
  return list.find((one) => one.extensions.includes(extension)) ?? react;
}
