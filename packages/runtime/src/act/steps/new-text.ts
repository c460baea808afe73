import { foldText } from '@webmcp/text';

/** The most characters of new text that an answer repeats. */
const longest = 500;

/** Lists the lines of text that the page shows now. Values of fields are no lines. */
export const shownLines = (): string[] =>
  document.body.innerText
    .split('\n')
    .map(foldText)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

/** Matches elements that name a control. Their texts report nothing. */
const controls = 'button,label,option,summary,[role=button],[role=option],[role=tab],[role^=menuitem]';

/**
 * Returns the text that the act made the page show, as one message. Returns undefined without new text.
 * A line counts as often as the page shows it, so a second row of one name is new. Text that a message contains is
 * left out. A line that holds nothing but names of controls is left out too.
 * @param before the lines before the act
 * @param messages the messages of the answer so far
 */
export function newText(before: readonly string[], messages: readonly string[]): string | undefined {
  const known = new Map<string, number>();
  for (const line of before) known.set(line, (known.get(line) ?? 0) + 1);
  const fresh = shownLines().filter((line) => {
    const left = known.get(line) ?? 0;
    known.set(line, left - 1);
    return left <= 0;
  });
  if (!fresh.length) return undefined;
  const names = controlNames();
  const isKnown = (line: string): boolean => {
    const rest = foldText(names.reduce((text, name) => text.replaceAll(name, ' '), line));
    return !/[\p{L}\p{N}]/u.test(rest) || messages.some((message) => message.includes(line) || message.includes(rest));
  };
  const text = fresh.filter((line) => !isKnown(line)).join(' | ');
  if (!text) return undefined;
  return `The page shows now: ${text.length > longest ? `${text.slice(0, longest)}…` : text}`;
}

/** Lists the texts of the page's controls, the longest first. */
function controlNames(): string[] {
  const names = [...document.querySelectorAll<HTMLElement>(controls)].map(({ innerText }) => foldText(innerText));
  return [...new Set(names)].filter(Boolean).toSorted((a, b) => b.length - a.length);
}
