import type { Framework } from './framework.js';
import { frameworkOf } from './framework-of.js';
import { frameworks } from './frameworks.js';

/** Decides whether a file always holds markup, by its extension. Plain scripts may hold no markup. */
export function isMarkupFile(file: string, list: readonly Framework[] = frameworks): boolean {
  return frameworkOf(file, list).markupExtensions.some((extension) => file.endsWith(`.${extension}`));
}
