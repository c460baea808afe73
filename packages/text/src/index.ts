export { asciiSlug } from './wording/ascii-slug.js';
export { capital } from './wording/capital.js';
export { itemsNamed } from './wording/items-named.js';
export { foldSpace, foldText } from './wording/fold-text.js';
export { generatedIdRule, isGeneratedId, isGeneratedName } from './selectors/generated-id.js';
export { fieldRoles } from './field-roles.js';
export { onlyTable } from './only-table.js';
export { isNarrowLandmark } from './narrow-landmarks.js';
export { isOverlayKind, overlayKinds, type OverlayKind } from './overlay-kinds.js';
export { withoutCounts } from './wording/without-counts.js';
export { parseRoleSelector, printRoleSelector, type RoleSelector } from './selectors/role-selector.js';
export { doubleBraces, fillRow, withRowKey } from './selectors/row-template.js';
export { javascriptString } from './selectors/javascript-string.js';
export { optionLook, optionOfLook } from './selectors/option-look.js';
export { onlyChildValue, ownRowValue } from './selectors/own-row.js';
export {
  allSelectors,
  dataAttribute,
  isOneOf,
  questionSelector,
  questionsByMember,
  type PressQuestion,
} from './selectors/question-selector.js';
export { askedPartsName } from './selectors/asked-parts-name.js';
export { selectorScores } from './selectors/selector-scores.js';
export {
  selectorStrategies,
  strategiesForPeople,
  strategyNamed,
  unknownStrategy,
  type SelectorStrategyName,
} from './selector-strategies/selector-strategies.js';
export type { StrategyForPeople, StrategyRules } from './selector-strategies/strategy-rules.js';
export { nameSlug } from './wording/name-slug.js';
export { wordBudgets } from './wording/word-budgets.js';
export { shortSlug } from './wording/short-slug.js';
export { pictureAct } from './wording/picture-act.js';
export { plural } from './wording/plural.js';
export { showsNumber } from './wording/shown-number.js';
export { singular } from './wording/singular.js';
export { stems } from './wording/stems.js';
export { stepDirection } from './wording/step-direction.js';
export { unspacedScript } from './wording/unspaced-script.js';
export { withoutTitle } from './wording/without-title.js';
export { words } from './wording/words.js';
export { anyOf, anyWords, firstWords, phrasesOf, wholeText } from './wording/phrase-patterns.js';
export { identityProviders } from './vocabulary/identity-providers.js';
export { pagePhrases, pageVocabularies, type Language } from './vocabulary/page-vocabularies.js';
export { phrases, vocabularies } from './vocabulary/vocabularies.js';
export type { PageSense, PageVocabulary, Sense, Vocabulary } from './vocabulary/vocabulary.js';
export { developerHosts, developerParts } from './libraries/developer-hosts.js';
export { iconOfClass, iconSets, ligatureClass, type IconSet } from './libraries/icon-sets.js';
export { classMarks, knownMarks, type ClassMarks } from './libraries/library-classes.js';
export { pageLibraries, type PageLibraryName } from './libraries/page-libraries.js';
export type { PageLibrary } from './libraries/page-library.js';
export {
  beginsWithPhrase,
  containsPhrase,
  preparePhrase,
  prepareText,
  type PreparedPhrase,
  type PreparedText,
} from './wording/contains-phrase.js';
