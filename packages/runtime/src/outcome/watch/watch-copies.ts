import { foldText } from '@webmcp/text';

import type { Watch } from './watch.js';

/**
 * Notes the texts that the page copies to the clipboard, and lets the page copy them as before. A text that the browser
 * refuses to copy is noted as such.
 */
export function watchCopies({ seen, ended, touch }: Watch): void {
  const note = (text: unknown, isRefused = false): void => {
    const copied = foldText(String(text));
    if (copied) seen.copies.push({ text: copied, isRefused });
    touch();
  };
  // The page's own listeners come first: one of them may set the text.
  window.addEventListener(
    'copy',
    ({ clipboardData }) => note(clipboardData?.getData('text/plain') || String(document.getSelection())),
    { signal: ended },
  );
  // The browser has no clipboard for pages without TLS.
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  if (!clipboard) return;
  const own = Object.getOwnPropertyDescriptor(clipboard, 'writeText');
  const { writeText } = clipboard;
  const noted: typeof writeText = async (text) => {
    try {
      await writeText.call(clipboard, text);
    } catch (error) {
      note(text, true);
      throw error;
    }
    note(text);
  };
  clipboard.writeText = noted;
  ended.addEventListener('abort', () => {
    if (clipboard.writeText !== noted) return;
    Reflect.deleteProperty(clipboard, 'writeText');
    if (own) Object.defineProperty(clipboard, 'writeText', own);
  });
}
