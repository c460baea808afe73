import type { Watch } from './watch.js';

/** Notes the texts of the browser's alert boxes, and lets the page open them as before. */
export function watchAlerts({ seen, ended, touch }: Watch): void {
  const { alert } = window;
  const noted = (text?: unknown): void => {
    seen.alerts.push(String(text));
    touch();
    alert(text);
  };
  window.alert = noted;
  ended.addEventListener('abort', () => {
    if (window.alert === noted) window.alert = alert;
  });
}
