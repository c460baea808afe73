import type { ClickStep } from '@webmcp/contract';
import { inAnyRow, locate, pressAs, rowsOf, targetInRow } from '@webmcp/runtime/page';

type Located = ReturnType<typeof locate>;

/**
 * Presses the element of a target as the runtime does for a reach step. Takes the first row with the element.
 * @returns null after a press, else the reason: `gone`, `ambiguous`, `changed`, `disabled`
 */
export function pressTarget({ target, row }: Omit<ClickStep, 'do'>, testIdAttributes: string[]): string | null {
  const found: Located =
    row === undefined
      ? locate(target, { testIdAttributes })
      : (rowsOf(row, document, testIdAttributes)
          .map(({ element, key }) => locate(inAnyRow(targetInRow(target, key)), { root: element, testIdAttributes }))
          .find((located) => 'element' in located) ?? { reason: 'gone', candidates: [] });
  if (!('element' in found)) return found.reason;
  if (found.element.matches(':disabled,[aria-disabled=true]')) return 'disabled';
  pressAs(target, found.element as HTMLElement);
  return null;
}
