import type { JsonValue } from '@webmcp/contract';

import { asleep } from './asleep.js';

/**
 * Explains why an option cannot be chosen: none or several have the text, or the option is disabled.
 * @param found the options that the value names
 * @param all the texts of all options, for the message
 */
export function noOption(value: JsonValue, found: HTMLElement[], all: string[]): string | undefined {
  const [item, second] = found;
  if (item && !second && !asleep(item)) return undefined;
  const option = JSON.stringify(value);
  const reason = second
    ? `has option ${option} twice`
    : item
      ? `does not offer option ${option} now`
      : `has no option ${option}`;
  return `${reason}; choose one of: ${all.slice(0, 30).join(', ')}`;
}
