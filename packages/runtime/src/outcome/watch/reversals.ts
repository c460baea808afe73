import type { Reversal } from '../page/reversal.js';
import { textOf, type Look } from '../page/scene.js';

/** Decides whether one row disappeared, came or changed. If all rows disappeared, the list is loading again. */
function differByOne(now = '[]', before = '[]'): boolean {
  const [rows, all] = [now, before].map((each) => JSON.parse(each) as string[]) as [string[], string[]];
  const fresh = rows.filter((row) => !all.includes(row)).length;
  const gone = all.filter((row) => !rows.includes(row)).length;
  return rows.length > 0 && fresh <= 1 && gone <= 1 && (fresh > 0 || gone > 0 || rows.length !== all.length);
}

/** The state of a control without its expansion: a list that opens and closes takes nothing back. */
const heldState = ({ state }: Look): string | undefined => state?.replace(/^([^,]*),[^,]*/, '$1');

/**
 * Returns a function that decides whether the page took a change back.
 * @param values the texts that the call set
 */
export function reversals(before: Look, values: readonly string[]): (now: Look) => Reversal | undefined {
  const words = textOf(before.texts);
  // The page showed the name of a row before the act, and shows it again without taking anything back.
  const fresh = values.filter((value) => !words.includes(value));
  const shows = ({ texts }: Look): boolean => {
    const all = textOf(texts);
    return fresh.some((value) => all.includes(value));
  };
  let wasOther = false;
  let wasReplaced = false;
  let hadShown = false;
  return (now) => {
    const isSame = heldState(now) === heldState(before) && now.rows === before.rows;
    const shownNow = shows(now);
    const taken =
      (wasOther && isSame) || (wasReplaced && isSame && textOf(now.texts) === words)
        ? 'as before'
        : hadShown && !shownNow
          ? 'value gone'
          : undefined;
    wasOther ||= heldState(now) !== heldState(before) || differByOne(now.rows, before.rows);
    hadShown ||= shownNow;
    wasReplaced ||= shownNow && [...before.texts].some(([node, text]) => now.texts.get(node) !== text);
    return taken;
  };
}
