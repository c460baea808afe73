import { messageFile } from '../../messages/locale.js';
import { exportedValue } from '../evaluate/module-names.js';
import type { Evaluator } from '../model/evaluator.js';
import type { Module } from '../model/lexical-scope.js';
import { addBundle, type FoundMessages } from './found-messages.js';

/** Reads a file whose path names a language: its default export, else each export by its name. */
export function readMessageFile(evaluator: Evaluator, module: Module, found: FoundMessages): void {
  const { facts } = module;
  const file = messageFile(facts.file);
  if (file === null || facts.components.length > 0) return;
  const whole = exportedValue(evaluator, module, 'default');
  if (whole !== null) {
    addBundle(evaluator, found, file, whole);
    return;
  }
  for (const { exported, from } of facts.exports) {
    if (exported === '*' || from !== undefined) continue;
    const resolved = exportedValue(evaluator, module, exported);
    // `module.exports = { title: '…' }` exports each message by itself.
    if (resolved?.kind === 'value' && resolved.value.kind === 'literal') {
      found.bundles.push({ ...file, messages: new Map([[exported, String(resolved.value.value)]]) });
    } else if (resolved !== null) {
      addBundle(evaluator, found, { ...file, namespace: [...file.namespace, exported] }, resolved);
    }
  }
}
