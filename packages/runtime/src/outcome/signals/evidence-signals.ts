import type { Evidence } from '@webmcp/contract';

import { answersInPlace } from './answers-in-place.js';
import { browserAlerts } from './browser-alerts.js';
import { containerGone, partBroken } from './container-gone.js';
import { declinedQuestions } from './declined-questions.js';
import { dialogClosed, dialogOpened } from './dialogs.js';
import { downloadStarted } from './download-started.js';
import { errorTexts } from './error-texts.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Finding } from './finding.js';
import { fillingRefusals } from './filling-refusals.js';
import { formFilled } from './form-filled.js';
import { formOpened } from './form-opened.js';
import { formReset } from './form-reset.js';
import { invalidFields } from './invalid-fields.js';
import { liveMessages } from './live-messages.js';
import { movedAway } from './moved-away.js';
import { nativeValidation } from './native-validation.js';
import { inlineQuestion } from './inline-question.js';
import { newTabs } from './new-tabs.js';
import { nothingNew } from './nothing-new.js';
import { readingOf, type Observation } from './observation.js';
import { pictureChanged } from './picture-changed.js';
import { plainRefusals } from './plain-refusals.js';
import { containerChanged, pageChanged } from './page-changes.js';
import { requestFailed, requestFinished } from './requests.js';
import { routeChanged } from './route-changed.js';
import { rowsChanged } from './rows-changed.js';
import { rowsMoved } from './rows-moved.js';
import { standingRefusals } from './standing-refusals.js';
import { stateChanged } from './state-changed.js';
import { textCopied } from './text-copied.js';
import { textAppeared } from './text-appeared.js';
import { valuesChanged } from './values-changed.js';
import { wordingChanged } from './wording-changed.js';

/**
 * Every signal. Refusals of fields come first, then changes of the page. Messages come after both, because the
 * surroundings of a message decide its meaning. The hints come last, the nearer ones first. Answers list evidence in
 * this order.
 */
export const evidenceSignals: readonly EvidenceSignal[] = [
  nativeValidation,
  invalidFields,
  errorTexts,
  requestFailed,
  requestFinished,
  dialogClosed,
  dialogOpened,
  formOpened,
  formFilled,
  inlineQuestion,
  routeChanged,
  containerGone,
  partBroken,
  rowsChanged,
  stateChanged,
  downloadStarted,
  textCopied,
  formReset,
  liveMessages,
  browserAlerts,
  standingRefusals,
  fillingRefusals,
  newTabs,
  answersInPlace,
  wordingChanged,
  pictureChanged,
  containerChanged,
  textAppeared,
  valuesChanged,
  pageChanged,
  movedAway,
  rowsMoved,
  plainRefusals,
  nothingNew,
  declinedQuestions,
];

/**
 * Returns the findings of all signals.
 * @param known evidence that the caller brings, such as fields that were read back; it confirms
 * @param signals the signals to read; default: all listed strategies
 */
export function findingsOf(
  observation: Observation,
  known: readonly Evidence[],
  signals: readonly EvidenceSignal[] = evidenceSignals,
): Finding[] {
  const seen = readingOf(observation);
  const found: Finding[] = known.map((evidence) => ({ ...evidence, role: 'confirms' }));
  for (const signal of signals) found.push(...signal.reads(seen, found));
  return found;
}
