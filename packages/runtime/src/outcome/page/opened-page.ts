import type { CallStatus, Evidence } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { soundsBroken } from './broken-title.js';
import { alerts } from './live-regions.js';
import { invalidFields, liveTexts } from './page-signals.js';
import { refusedBeside } from './shown-again.js';
import { soundsDone, tone } from './tone.js';

/** The outcome of a call that left the page, by the page that opened. */
export interface OpenedOutcome {
  status: Extract<CallStatus, 'navigated' | 'rejected'>;
  messages: string[];
  evidence: Evidence[];
}

/**
 * Reads the page that a call opened: its HTTP status, its title, its alerts and its marked fields.
 * @param earlier decides whether a message was on the page that was left
 * @param about words of the act: a page about errors is no error page if the act is about errors, too
 * @param again the forms of the page that was left, if this page shows them again
 */
export function openedPage(
  earlier: (text: string) => boolean,
  about: string,
  again: readonly HTMLFormElement[] = [],
): OpenedOutcome {
  const said = [...liveTexts()].filter(([, text]) => text && !earlier(text));
  const refused = said.filter(([element, text]) => {
    const sound = tone(element, text, undefined, []);
    return sound === 'bad' || (sound === 'no' && (element.matches(alerts) || !soundsDone(text)));
  });
  const marked = [...invalidFields(document)].map(
    ([field, text]) => `${name(field as HTMLElement)}: ${text || 'is not valid'}`,
  );
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const status = entry?.responseStatus ?? 0;
  const title = [document.title, document.querySelector('h1')?.textContent ?? ''].map(foldText).find(soundsBroken);
  const plain = refusedBeside(again).filter((text) => !earlier(text));
  const messages = [...new Set([...refused.map(([, text]) => text), ...marked, ...plain])];
  if (status >= 400)
    return {
      status: 'rejected',
      messages: [`The page that opened answered ${status}`, ...messages],
      evidence: [{ kind: 'request-failed', text: `${status} ${location.pathname}` }],
    };
  if (!messages.length && title && !soundsBroken(about)) messages.push(`The page that opened is titled: ${title}`);
  if (messages.length)
    return { status: 'rejected', messages, evidence: messages.map((text) => ({ kind: 'validation', text })) };
  return { status: 'navigated', messages: said.map(([, text]) => text), evidence: [{ kind: 'navigation' }] };
}
