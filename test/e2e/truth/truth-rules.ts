import { rowDialog } from './rules/row-dialog.js';
import type { TruthRule } from './truth-rule.js';

/** The rules about truthful acts. A new rule is a new file in `rules/` and a line here. */
export const truthRules: readonly TruthRule[] = [rowDialog];
