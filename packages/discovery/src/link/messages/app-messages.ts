import type { Value } from '../../extract/facts/facts.js';
import { makeCatalogue, type Catalogue } from '../../messages/catalogue.js';
import { isMessageSetup, messageHolders } from '../../messages/translator-calls.js';
import { bindFunction } from '../evaluate/bind-function.js';
import type { Evaluator } from '../model/evaluator.js';
import type { Module } from '../model/lexical-scope.js';
import type { ResolvedValue } from '../model/resolved-value.js';
import { nothingFound, type FoundMessages } from './found-messages.js';
import { readMessageFile } from './message-files.js';
import { readByLocale } from './messages-by-locale.js';
import { readSetupCall } from './setup-calls.js';

/** The namespace in which i18next looks keys up by default. */
const usualNamespace = 'translation';

/**
 * Finds the app's messages in three places: files whose path names a language, because these are often only loaded at
 * run time; objects whose members are named for languages; and arguments of calls to a translation library.
 */
export function appMessages(evaluator: Evaluator): Catalogue {
  const found = nothingFound();
  for (const module of evaluator.app.modules.values()) {
    readMessageFile(evaluator, module, found);
    for (const [name, value] of Object.entries(module.facts.constants)) {
      readConstant(evaluator, module, { name, value }, found);
    }
    for (const call of module.facts.calls ?? []) readSetupCall(evaluator, call, module.scope, found);
  }
  if (found.settings.namespaces.length === 0) found.settings.namespaces.push(usualNamespace);
  return makeCatalogue(found.bundles, found.settings);
}

/** Returns the messages of a component alone: its `<i18n>` blocks, or the argument of `useI18n({ messages })`. */
export function ownMessages(evaluator: Evaluator, values: readonly ResolvedValue[]): Catalogue {
  const found = nothingFound();
  for (const resolved of values) readByLocale(evaluator, resolved, {}, found);
  return makeCatalogue(found.bundles, found.settings);
}

interface Constant {
  name: string;
  value: Value;
}

/** Reads an object of languages, a call of a translation library, or a function that makes such calls. */
function readConstant(evaluator: Evaluator, { scope }: Module, { name, value }: Constant, found: FoundMessages): void {
  if (value.kind === 'object') {
    const holder = messageHolders.find(({ member }) => member === name);
    readByLocale(evaluator, { kind: 'value', value, scope }, { namespaced: holder?.namespaced }, found);
  } else if (value.kind === 'call') readSetupCall(evaluator, value, scope, found);
  else if (value.kind === 'function') {
    const calls = value.does.calls.filter(({ callee }) => isMessageSetup(callee));
    if (calls.length === 0) return;
    const inner = bindFunction(evaluator, value, scope, []);
    for (const call of calls) readSetupCall(evaluator, call, inner, found);
  }
}
