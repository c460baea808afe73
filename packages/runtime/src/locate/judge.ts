import type { Fingerprint, Selector } from '@webmcp/contract';

import { normalizeText } from '../accessibility/normalize-text.js';
import { role } from '../accessibility/role.js';
import { compatible } from './candidate-targets.js';
import { compareLabels } from './compare-labels.js';
import { identifying } from './fingerprint.js';
import { isGeneratedId } from './generated-id.js';
import { icon } from './icon.js';
import { scopes } from './scopes.js';
import { texts } from './texts.js';
import { sharedSignal, weights } from './weights.js';

/** What the votes say of one candidate. */
export interface Verdict {
  element: Element;
  score: number;
  /** Something speaks against it that no score outweighs. */
  vetoed: boolean;
  /** At least one agreeing signal was unique when captured. */
  identity: boolean;
  /** Two independent votes, or one exact unique label. */
  sure: boolean;
}

interface Circumstances {
  testIdAttributes: string[];
  others: string[];
  strict: boolean;
  /** A selector of the structure leads here and to nothing else. */
  structural: boolean;
}

/** Compares a candidate with what was captured. */
export function judge(
  element: Element,
  selectors: Selector[],
  print: Fingerprint,
  circumstances: Circumstances,
): Verdict {
  const { testIdAttributes, others, strict, structural } = circumstances;
  const kind = role(element);
  const own = texts(element);
  const relation = compareLabels(print.labels, own);
  let score = weights.label[relation];
  let votes = 0;
  const unique = (signal: string): boolean => print.unique.includes(signal);
  const agree = (signal: string, gain: number): void => {
    score += unique(signal) ? gain : gain * sharedSignal;
    if (unique(signal)) votes += 1;
  };
  if (relation === 'same' || relation === 'extended') {
    if (!unique('label')) score *= sharedSignal;
    else votes += 1;
  }
  const testIds = selectors.filter((selector) => selector.strategy === 'testid').map((selector) => selector.value);
  const testId = testIdAttributes.map((attribute) => element.getAttribute(attribute)).find(Boolean);
  if (testId && testIds.length) {
    if (testIds.includes(testId)) agree('testid', weights.testid.agree);
    else score += weights.testid.differ;
  }
  for (const key of identifying) {
    const now = element.getAttribute(key);
    if (!print[key] || !now || (key === 'id' && isGeneratedId(now))) continue;
    if (now === print[key]) agree(key, weights[key].agree);
    else score += weights[key].differ;
  }
  const shape = print.icon && icon(element);
  if (shape) score += shape === print.icon ? weights.icon.agree : weights.icon.differ;
  const type = element.getAttribute('type');
  if (print.type && type) score += print.type === type ? weights.type.agree : weights.type.differ;
  if (kind === print.kind) score += weights.kind.agree;
  const around = scopes(element);
  const shared = print.scope.filter((scope) => around.includes(scope)).length;
  if (print.scope.length) {
    score += shared ? (weights.scope.agree * shared) / print.scope.length : weights.scope.differ;
    if (shared === print.scope.length) votes += 0.5;
  }
  if (structural) score += weights.structure;

  const claimed = new Set(others.map(normalizeText));
  const vetoed =
    !compatible(print.kind, kind) ||
    (relation !== 'same' && own.some((text) => claimed.has(text))) ||
    relation === 'conflict' ||
    (relation === 'partial' && (strict || votes < 2));
  const identity = votes >= 1;
  const exactLabel = relation === 'same' && unique('label');
  return { element, score, vetoed, identity, sure: identity && (votes >= 1.5 || exactLabel || unique('testid')) };
}
