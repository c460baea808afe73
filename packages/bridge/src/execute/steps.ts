import type { Step } from '../call/bridge-call.js';
import { auditStep } from './steps/audit.js';
import { confirmationStep } from './steps/confirmation.js';
import { limitsStep } from './steps/limits.js';
import { lockStep } from './steps/lock.js';
import { parseStep } from './steps/parse.js';
import { pluginStep } from './steps/plugin.js';
import { redactionStep } from './steps/redaction.js';
import { riskStep } from './steps/risk.js';
import { rootsStep } from './steps/roots.js';
import { schemaStep } from './steps/schema.js';
import { scopeStep } from './steps/scope.js';

/** The steps of every call, in order. The first seven can refuse a call before any plugin knows of it. */
export const steps: readonly Step[] = [
  parseStep,
  schemaStep,
  scopeStep,
  rootsStep,
  riskStep,
  confirmationStep,
  limitsStep,
  lockStep,
  pluginStep,
  redactionStep,
  auditStep,
];
