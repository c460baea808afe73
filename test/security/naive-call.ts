import type { CallResult } from '@webmcp/contract';

import type { ServedCall } from './attack.js';

/**
 * Calls as a naive resolver does: takes the first element with the text or label, else the first hit of the selector,
 * sets values through the page's own functions, clicks, and believes that it is done. Runs in the page, so it stands
 * alone.
 */
export async function naiveCall({
  call,
  target,
  args,
}: {
  call: ServedCall;
  target: string;
  args: unknown;
}): Promise<CallResult> {
  const { naive, tool } = call;
  const text = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const everywhere = (selector: string, root: ParentNode = document): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot === null ? [] : everywhere(selector, element.shadowRoot)),
    ]);
  for (const [key, label] of Object.entries(naive.fill ?? {})) {
    const value = (args as Record<string, unknown> | null)?.[key];
    const labels = everywhere('label').filter((each) => text(each).startsWith(label));
    const field =
      labels[0]?.querySelector<HTMLInputElement>('input,select,textarea') ??
      (everywhere(`[aria-label="${label}"],[name="${key}"]`)[0] as HTMLInputElement | undefined);
    if (field !== undefined && value !== undefined) {
      field.value = String(value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  const wanted = (args as { row?: unknown } | null)?.row ?? naive.row;
  const rows =
    naive.row === undefined ? [] : everywhere('tr,li').filter((row) => row.textContent.includes(String(wanted)));
  const root = rows[0] ?? document;
  const press =
    everywhere('button,[role=button],a,input[type=submit]', root).find((each) => text(each) === naive.press) ??
    root.querySelector<HTMLElement>(target) ??
    document.querySelector<HTMLElement>('button');
  press?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  for (const type of ['pointerdown', 'mousedown']) press?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  press?.focus();
  press?.click();
  const said = (): string => document.getElementById('status')?.textContent ?? '';
  for (let look = 0; look < 2 || (look < 10 && said() === ''); look += 1)
    await new Promise((done) => setTimeout(done, 100));
  return { status: 'completed', tool, messages: [said()], evidence: [] };
}
