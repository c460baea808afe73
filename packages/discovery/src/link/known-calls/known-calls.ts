import { atomReads } from './atom-reads.js';
import { boundActions } from './bound-actions.js';
import { computedCalls } from './computed-calls.js';
import { contextReads } from './context-reads.js';
import { keyedReads } from './keyed-reads.js';
import { listMethods } from './list-methods.js';
import { objectAssign } from './object-assign.js';
import { objectParts } from './object-parts.js';
import { ownTranslators } from './own-translators.js';
import { selectorReads } from './selector-reads.js';
import { stateHookCalls } from './state-hook-calls.js';
import { storeReads } from './store-reads.js';
import { stringConversion } from './string-conversion.js';
import { textMethods } from './text-methods.js';
import { transparentCalls } from './transparent-calls.js';
import type { KnownCall } from './value-call.js';
import { vuexCalls } from './vuex-store.js';

/**
 * The calls whose result is known; the first rule with an answer decides. Methods of known lists and texts come first,
 * because their owner decides which function is called. Library functions, which a name alone may identify, come after.
 * Functions with a package come before functions without a package.
 */
export const knownCalls: readonly KnownCall[] = [
  listMethods,
  textMethods,
  stringConversion,
  objectParts,
  ownTranslators,
  stateHookCalls,
  transparentCalls,
  computedCalls,
  selectorReads,
  boundActions,
  atomReads,
  keyedReads,
  contextReads,
  objectAssign,
  vuexCalls,
  storeReads,
];
