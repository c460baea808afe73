import type { Watch } from './watch.js';

/** Notes the texts of the browser's alert boxes and the questions answered with no. The page opens its boxes as before. */
export function watchAlerts({ seen, ended, touch }: Watch): void {
  const { alert, confirm } = window;
  const noted = (text?: unknown): void => {
    seen.alerts.push(String(text));
    touch();
    alert(text);
  };
  const asked = (text?: string): boolean => {
    const answer = confirm(text);
    if (!answer) seen.declined.push(String(text));
    touch();
    return answer;
  };
  window.alert = noted;
  window.confirm = asked;
  ended.addEventListener('abort', () => {
    if (window.alert === noted) window.alert = alert;
    if (window.confirm === asked) window.confirm = confirm;
  });
}
