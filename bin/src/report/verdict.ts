import type { CheckResult } from '../commands/check.js';

/** Returns the sentence that ends every report of `check`. */
export function verdict({ map, differences, problems, updated, failOn, isStatic }: CheckResult): string {
  const tools = `${map?.tools.length ?? 0} tools`;
  if (problems.length > 0) return `${problems.length} finding${problems.length === 1 ? '' : 's'}`;
  const count = `${differences.length} difference${differences.length === 1 ? '' : 's'}`;
  if (updated) return `The map was written: ${tools}, ${count}`;
  return differences.length === 0
    ? `The map agrees with the ${isStatic === true ? 'source' : 'app'}: ${tools}`
    : `${count}, none of which fails the check (--fail-on ${failOn})`;
}
