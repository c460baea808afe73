import type { ClickStep } from '@webmcp/contract';
import { inAnyRow, locate, locateStep, ownOf, pressAs, rowsOf, targetInRow, type Row } from '@webmcp/runtime/page';

type Located = ReturnType<typeof locate>;

/**
 * Presses the element of a target as the runtime does for a reach step. Takes the first row with the element.
 * @returns null after a press, else the reason: `gone`, `ambiguous`, `changed`, `disabled`
 */
export function pressTarget({ row, ...step }: Omit<ClickStep, 'do'>, testIdAttributes: string[]): string | null {
  const { target } = step;
  const found: Located =
    row === undefined
      ? locateStep(step, { testIdAttributes })
      : (rowsOf(row, document, testIdAttributes)
          .map((each) => locatedInRow(target, each, testIdAttributes))
          .find((located) => 'element' in located) ?? { reason: 'gone', candidates: [] });
  if (!('element' in found)) return found.reason;
  if (found.element.matches(':disabled,[aria-disabled=true]')) return 'disabled';
  pressAs(target, found.element as HTMLElement);
  return null;
}

/** Locates a target in a row. The row itself may be the target: a card that opens its record. */
function locatedInRow(
  target: ClickStep['target'],
  { element, key }: Pick<Row, 'element' | 'key'>,
  testIdAttributes: string[],
): Located {
  const wanted = targetInRow(target, key);
  const own = ownOf(wanted, element);
  if (own !== undefined) return { element: own, by: wanted.selectors[0] ?? 'fingerprint', healed: false };
  return locate(inAnyRow(wanted), { root: element, testIdAttributes });
}
