import { findMessage } from '../../../src/messages/find-message.js';
import type { Catalogue } from '../../../src/messages/catalogue.js';
import { linkFiles } from '../show-linked.js';

/** The app's messages, as lines of language, key and text. */
export function messagesIn(files: Record<string, string>): string[] {
  return textsOf(linkFiles(files).messages);
}

/** The entries of a catalogue, each key once. */
function textsOf({ entries }: Catalogue): string[] {
  return [...entries].flatMap(([key, found]) => found.map(({ locale, text }) => `${locale} ${key} ${text}`));
}

/** The texts that a React component's only lookup finds. */
export function lookedUp(code: string, files: Record<string, string>, key: string): string[] | undefined {
  const { roots } = linkFiles({ 'a.tsx': code, ...files });
  for (const { nodes } of roots) {
    for (const node of nodes) {
      if (node.kind !== 'text' || node.value.kind !== 'call' || node.value.looksUp === undefined) continue;
      const found = findMessage(node.value.looksUp, key, { count: false, context: false });
      return found?.flatMap(({ texts }) => texts);
    }
  }
  return undefined;
}
