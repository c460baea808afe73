import type { Watch } from './watch.js';

/** The part of the Navigation API that reports downloads. Not all browsers have it, and TypeScript has no types for it. */
interface NavigateEvent extends Event {
  readonly downloadRequest?: string | null;
}

/** Notes the file names of downloads that the page's links start, also of links outside the document. */
export function watchDownloads({ seen, ended, touch }: Watch): void {
  const { navigation } = window as { navigation?: EventTarget };
  const noted = ({ downloadRequest }: NavigateEvent): void => {
    if (typeof downloadRequest !== 'string') return;
    seen.downloads.push(downloadRequest);
    touch();
  };
  navigation?.addEventListener('navigate', noted, { signal: ended });
}
