import { blurEditors } from './rules/blur-editors.js';
import { changingPage } from './rules/changing-page.js';
import { classVariants } from './rules/class-variants.js';
import { drawnDialog } from './rules/drawn-dialog.js';
import { editDialog } from './rules/edit-dialog.js';
import { editForm } from './rules/edit-form.js';
import { equalRows } from './rules/equal-rows.js';
import { filterChoices } from './rules/filter-choices.js';
import { foreignRefusals } from './rules/foreign-refusals.js';
import { humanTools } from './rules/human-tools.js';
import { lateRefusals } from './rules/late-refusals.js';
import { nestedRows } from './rules/nested-rows.js';
import { nothingNew } from './rules/nothing-new.js';
import { openingForms } from './rules/opening-forms.js';
import { otherLanguages } from './rules/other-languages.js';
import { ownRows } from './rules/own-rows.js';
import { personTyping } from './rules/person-typing.js';
import { pinnedList } from './rules/pinned-list.js';
import { plainWords } from './rules/plain-words.js';
import { pressedRows } from './rules/pressed-rows.js';
import { rowDialog } from './rules/row-dialog.js';
import { secondRefusal } from './rules/second-refusal.js';
import { sharedDialog } from './rules/shared-dialog.js';
import { shownRecords } from './rules/shown-records.js';
import { signIn } from './rules/sign-in.js';
import type { TruthRule } from './truth-rule.js';

/** The rules about truthful acts. A new rule is a new file in `rules/` and a line here. */
export const truthRules: readonly TruthRule[] = [
  blurEditors,
  changingPage,
  classVariants,
  drawnDialog,
  editDialog,
  editForm,
  equalRows,
  filterChoices,
  foreignRefusals,
  humanTools,
  lateRefusals,
  nestedRows,
  nothingNew,
  openingForms,
  otherLanguages,
  ownRows,
  personTyping,
  pinnedList,
  plainWords,
  pressedRows,
  rowDialog,
  secondRefusal,
  sharedDialog,
  shownRecords,
  signIn,
];
