import type { Target } from '@webmcp/contract';
import { locate, press } from '@webmcp/runtime/page';

/**
 * Presses what a target leads to as the runtime would for a reach step.
 * @returns null when it was pressed, else why not: `gone`, `ambiguous`, `changed`, `disabled`
 */
export function pressTarget(target: Target, testIdAttributes: string[]): string | null {
  const found = locate(target, { testIdAttributes });
  if (!('element' in found)) return found.reason;
  if (!(found.element instanceof HTMLElement)) return 'gone';
  if (found.element.matches(':disabled,[aria-disabled=true]')) return 'disabled';
  press(found.element);
  return null;
}
