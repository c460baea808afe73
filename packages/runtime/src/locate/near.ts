const mostWords = 12;

/** Three base-36 digits: enough to tell words apart, too few to read the page's text back from a map. */
function digest(word: string): string {
  let hash = 5381;
  for (const letter of word) hash = (Math.imul(hash, 33) ^ letter.codePointAt(0)!) >>> 0;
  return (hash % 46_656).toString(36).padStart(3, '0');
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** Text of a subtree with the words that stand in attributes of fields: what a reader sees there. */
function wordsIn(element: Element): string[] {
  const fields = [...element.querySelectorAll('[placeholder],[aria-label],[alt]')];
  return wordsOf(
    [
      element.textContent,
      ...fields.map((field) => ['placeholder', 'aria-label', 'alt'].map((name) => field.getAttribute(name)).join(' ')),
    ].join(' '),
  );
}

/**
 * Digests of the words around an element that is not the only one of its kind: of the widest ancestor that holds no
 * twin and not too many words. In a table that is its row, among cards its card, in a form its unlinked label.
 * @param twins the elements that look the same by themselves; may include the element
 */
export function near(element: Element, twins: Element[]): string {
  const own = new Set(wordsIn(element));
  let found: string[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    const ancestor = at;
    if (twins.some((twin) => twin !== element && ancestor.contains(twin))) break;
    const words = new Set(wordsIn(ancestor).filter((word) => !own.has(word)));
    if (words.size > mostWords && found.length) break;
    found = [...words].slice(0, mostWords);
  }
  return found.map(digest).join(' ');
}

/** How much of two surroundings is common, 0 to 1. */
export function nearness(captured: string, now: string): number {
  const [was, is] = [new Set(captured.split(' ')), new Set(now.split(' '))];
  const shared = [...was].filter((word) => is.has(word)).length;
  return shared / (was.size + is.size - shared);
}
