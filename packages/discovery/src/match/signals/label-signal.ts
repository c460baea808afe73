import { foldText } from '@webmcp/text';

import { besideTrust, bothNameless, optionShown, oneSidedShare, similarity } from '../model/weights.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import { labelSimilarity } from '../views/label-similarity.js';
import type { Signal } from './reading.js';

/** A hint beside a real text counts a little less than the text. */
const hintBesideText = 0.95;
/** A placeholder or title that agrees counts almost as much as a label. */
const sameHint = 0.95;

/** The sources of a label agreement, from the surest. The best agreement counts; a full agreement ends the list. */
const sources: readonly ((intent: IntentView, element: ElementView) => number)[] = [
  labelAgreement,
  placeholderAgreement,
  titleAgreement,
  optionAgreement,
];

/** Compares the labels of the source with the texts of the element. The best agreement counts. */
export function labelSignal(intent: IntentView, element: ElementView): Signal {
  const { labels } = intent;
  if (labels.length === 0 && !hasSeveralOptions(intent))
    return { value: element.texts.length === 0 ? bothNameless : 0, share: oneSidedShare.label };
  let best = 0;
  for (const agreement of sources) if (best < 1) best = Math.max(best, agreement(intent, element));
  return weighed(best, intent, element);
}

/** Decides the share of the weight. The name of a picture and a partly known text contradict nothing. */
function weighed(best: number, { labels }: IntentView, { texts, hints, icon }: ElementView): Signal {
  const hasText = texts.length > 0 || hints.length > 0;
  const isPictureOnBoth = !hasText && icon === null && labels.every(({ isIcon }) => isIcon);
  if (isPictureOnBoth) return { value: Math.max(best, bothNameless), share: oneSidedShare.label };
  const isOpen = labels.every(({ isSolid }) => !isSolid);
  const isSilent = (best === 0 && !hasText) || (isOpen && best < similarity.conflict);
  return isSilent ? { value: 0, share: oneSidedShare.label } : { value: best, share: 1 };
}

/** Compares each label with each text of the element: its labels, its hints, the texts beside it, its picture. */
function labelAgreement({ labels, certain }: IntentView, { texts, hints, beside, icon }: ElementView): number {
  const hintTrust = texts.length === 0 ? 1 : hintBesideText;
  let best = 0;
  for (const label of labels) {
    if (label.isIcon && icon !== null) best = Math.max(best, labelSimilarity(label, icon));
    // A picture beside a known text names nothing.
    if (label.isIcon && certain) continue;
    for (const text of texts) best = Math.max(best, labelSimilarity(label, text));
    for (const text of hints) best = Math.max(best, labelSimilarity(label, text) * hintTrust);
    for (const text of beside) best = Math.max(best, labelSimilarity(label, text) * besideTrust);
    if (best === 1) break;
  }
  return best;
}

function placeholderAgreement({ intent: { placeholder } }: IntentView, { placeholder: shown }: ElementView): number {
  return placeholder !== undefined && shown !== '' && placeholder.trim().toLowerCase() === shown ? sameHint : 0;
}

function titleAgreement({ intent: { title } }: IntentView, { hints }: ElementView): number {
  return title !== undefined && hints.some(({ text }) => text === title.trim().toLowerCase()) ? sameHint : 0;
}

/**
 * Compares the options of a choice with the texts of the element, which may be one of its buttons. In a group without a name,
 * each member must be an option.
 */
function optionAgreement(intent: IntentView, { texts, element, fellows }: ElementView): number {
  if (!hasSeveralOptions(intent)) return 0;
  const options = new Set(intent.intent.options?.map(({ label }) => label.trim().toLowerCase()));
  const isOption = (name: string): boolean => options.has(foldText(name).toLowerCase());
  const isGroup = fellows.length > 0 && [element, ...fellows].every(({ name }) => isOption(name));
  return isGroup || texts.some(({ text }) => options.has(text)) ? optionShown : 0;
}

/** Decides whether a choice has one page element for each option. */
export function hasSeveralOptions({ intent }: IntentView): boolean {
  return intent.control === 'radio' && (intent.options?.length ?? 0) > 1;
}
