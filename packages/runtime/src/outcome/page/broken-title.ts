import { shownTexts } from './page-signals.js';

/** Words by which a part of a page says in its first line that it could not be shown, in a few languages. */
const brokenWords =
  /\b(errors?|went wrong|fail\w*|crash\w*|unexpected\w*|oops|broken?|unable|unavailable|could ?n[o'’]t|cannot|can['’]t|fehler\w*|schief|erreur|échou\w*|échec|fall[oó]|inesperad\w*)\b/i;

/**
 * The first line of what came in the place of a part that is gone, where it says that something broke: what an error
 * boundary shows. Further lines don't count; a receipt tells of many things.
 * @param added what came into the document since the act
 */
export function brokenTitle(added: Iterable<Node>): string | undefined {
  const tops = [...added].filter((node): node is Element => node instanceof Element && node.isConnected);
  tops.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  for (const top of tops) {
    const [text] = shownTexts(top, undefined).values();
    if (text !== undefined) return text.length < 120 && brokenWords.test(text) ? text : undefined;
  }
  return undefined;
}
