import type { RiskEvidence } from '../model/risk-evidence.js';
import type { RiskRule } from '../model/risk-rule.js';
import type { RiskSubject } from '../model/risk-subject.js';
import { asksFirst } from './asks-first.js';
import { controlRole } from './control-role.js';
import { emptiesStorage } from './empties-storage.js';
import { formMethod } from './form-method.js';
import { handler } from './handler.js';
import { labelWords } from './label-words.js';
import { onlyOpens } from './only-opens.js';
import { signingIn } from './signing-in.js';
import { unknownEffect } from './unknown-effect.js';

/** Decides alone if it fits; no other rule is read then. */
export const firstRule: RiskRule = onlyOpens;

/**
 * The rules whose evidence is gathered, in the order of docs/design.md ("Risk"): code, then the form with its
 * secrets, then the role, then words. The order is that of the reasons in the map; the worst level decides.
 */
export const riskRules: readonly RiskRule[] = [
  handler,
  emptiesStorage,
  asksFirst,
  formMethod,
  signingIn,
  controlRole,
  labelWords,
];

/** Decides if no evidence is left. */
export const lastRule: RiskRule = unknownEffect;

/** Returns the evidence that a rule finds, with the rule's name. */
export function evidenceBy({ name, find }: RiskRule, subject: RiskSubject): RiskEvidence[] {
  return find(subject).map((each) => ({ rule: name, ...each }));
}
