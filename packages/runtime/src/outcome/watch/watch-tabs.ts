import type { Watch } from './watch.js';

/** Notes the tabs that the page's code opens, and lets them open as before. */
export function watchTabs({ seen, ended, touch }: Watch): void {
  const { open } = window;
  const noted: typeof open = (url, target, features) => {
    const tab = open.call(window, url, target, features);
    // With `noopener` the browser returns nothing, also for a tab that opened.
    const isBlocked = !tab && !/noopener|noreferrer/i.test(features ?? '');
    seen.tabs.push({ url: String(url ?? ''), isBlocked });
    touch();
    return tab;
  };
  window.open = noted;
  // React and other frameworks listen below the window, so the last listener knows their decision.
  const clicked = (event: Event): void => {
    seen.click = event;
  };
  window.addEventListener('click', clicked, { capture: true, signal: ended });
  ended.addEventListener('abort', () => {
    if (window.open === noted) window.open = open;
  });
}
