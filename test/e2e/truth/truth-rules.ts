import { blurEditors } from './rules/blur-editors.js';
import { rowDialog } from './rules/row-dialog.js';
import { signIn } from './rules/sign-in.js';
import type { TruthRule } from './truth-rule.js';

/** The rules about truthful acts. A new rule is a new file in `rules/` and a line here. */
export const truthRules: readonly TruthRule[] = [blurEditors, rowDialog, signIn];
