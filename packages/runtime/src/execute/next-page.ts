import type { CallResult } from '@webmcp/contract';

import { waitFor } from '../act/gestures/wait-for.js';
import { digest } from '../locate/fingerprint/digest.js';
import { openedPage } from '../outcome/page/opened-page.js';
import { fieldsOf, refusedBeside } from '../outcome/page/shown-again.js';
import { liveTexts } from '../outcome/page/page-signals.js';
import { keepAnswer, keptAnswers, type Leaving } from './kept-answers.js';

/** Milliseconds without a change after which a page that opened is read. */
const quiet = 500;
/** The longest wait for that quiet, in milliseconds. */
const longest = 5000;
/** Milliseconds between leaving a page and the time origin of the page that opens by it. */
const near = 2000;

const digestOf = (text: string): string => [0, 1].map((salt) => digest(salt + text)).join('');

/**
 * Describes the leaving of this page by a call.
 * @param hasFields true if the call set fields
 */
export const leavingNow = (hasFields: boolean): Leaving => ({
  at: Date.now(),
  from: performance.timeOrigin,
  said: [...liveTexts().values(), ...refusedBeside([...document.forms])].map(digestOf),
  ...(hasFields && { forms: [...document.forms].map(fieldsOf).filter(Boolean).map(digestOf) }),
});

let checking: Promise<void> | undefined;

/**
 * Corrects the kept answers of calls that left their page. Such an answer comes before the next page is known.
 * The next page may be an error page or a refusal. Waits until this page is loaded and quiet.
 */
export function checkKeptAnswers(): Promise<void> {
  if (!Object.values(keptAnswers()).some(({ left }) => left)) return Promise.resolve();
  return (checking ??= check().finally(() => (checking = undefined)));
}

async function check(): Promise<void> {
  await waitFor(() => document.readyState === 'complete', longest);
  let changed = performance.now();
  const changes = new MutationObserver(() => (changed = performance.now()));
  changes.observe(document, { subtree: true, childList: true, characterData: true });
  await waitFor(() => performance.now() - changed >= quiet, longest);
  changes.disconnect();
  for (const [key, { left, result, ...record }] of Object.entries(keptAnswers()))
    if (left && result) keepAnswer(key, { ...record, result: { ...result, ...corrected(left, result) } });
}

/** Returns the outcome by the page that opened, or the reason that this page proves nothing. */
function corrected({ at, from, said, forms = [] }: Leaving, { tool }: CallResult): Partial<CallResult> {
  const unsure = (message: string): Partial<CallResult> => ({ status: 'unknown', messages: [message], evidence: [] });
  const origin = performance.timeOrigin;
  if (Math.abs(origin - from) < 1) return unsure('The page was not left in the end; a download may have started');
  if (Math.abs(origin - at) > near) return unsure('The page that opened is gone, so its answer is unknown');
  const again = [...document.forms].filter((form) => forms.includes(digestOf(fieldsOf(form))));
  return openedPage((text) => said.includes(digestOf(text)), tool.replace(/[_.-]+/g, ' '), again);
}
