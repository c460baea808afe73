import type { PromptedText } from '@webmcp/contract';
import { asciiSlug, nameSlug } from '@webmcp/text';

import type { Value } from '../extract/facts/facts.js';
import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel } from '../intents/model/intent.js';
import { appQuestion, questionBox } from '../intents/readings/app-question.js';
import { uniqueKeys } from '../identity/field-key.js';
import { riskSubject } from '../risk/model/risk-subject.js';
import { kindOfWords } from '../risk/sensitivity/sensitivity-rules.js';

/** The most boxes of one act. */
const mostPrompts = 5;

/**
 * Returns the texts that an act asks for by `prompt()`, or in the dialog of a library. None if one of them is a secret, or if there are too many: a person
 * answers the boxes then.
 * @param keys the keys of the tool's other arguments
 */
export function promptedTexts(candidate: ToolCandidate, keys: readonly string[], appModel: AppModel): PromptedText[] {
  const { action, handlers } = riskSubject(candidate, appModel);
  const asked = (action?.handlers ?? []).flatMap(({ does }) => does.calls).filter(isPrompt);
  const taken = new Set(keys);
  const found = new Map<string, PromptedText>();
  for (const { args, at } of asked) {
    const parts = partsOf(args[0]);
    const label = parts
      .map((part) => part ?? ' ')
      .join('')
      .replace(/[\s:?]+$/, '')
      .trim();
    if (kindOfWords([label], false) !== undefined) return [];
    const key = uniqueKeys([...taken, keyOf(label)]).at(-1)!;
    const isWhole = parts.length > 0 && !parts.includes(null);
    const place = `${at.file}:${at.line}:${at.column}`;
    if (found.has(place)) continue;
    taken.add(key);
    found.set(place, { key, label: label || 'Text', ...(isWhole ? { message: parts.join('') } : {}) });
  }
  const box = appQuestion(handlers, appModel.locales) === undefined ? undefined : questionBox(handlers);
  if (box !== undefined) {
    if (kindOfWords([box.label], false) !== undefined) return [];
    const key = uniqueKeys([...taken, keyOf(box.label)]).at(-1)!;
    found.set('', { key, label: box.label || 'Text', inDialog: true });
  }
  return found.size > mostPrompts ? [] : [...found.values()];
}

function isPrompt({ callee, own }: { callee: readonly string[]; own?: true }): boolean {
  return own !== true && /^(?:window\.)?prompt$/.test(callee.join('.'));
}

/** Returns the texts of a message; null for a part that only the run knows. */
function partsOf(message: Value | undefined): (string | null)[] {
  if (message?.kind === 'template') return message.parts.flatMap(partsOf);
  const text = message?.kind === 'literal' ? message.value : null;
  return [text === null ? null : String(text)];
}

/** Words with which a box asks, and which name no value. */
const asking = /^(?:please|enter|type|give|set|write|input|choose|what|is|was|should|be|the|a|an|your|for|of|in|to)$/;

function keyOf(label: string): string {
  const words = asciiSlug(label)
    .split('_')
    .filter((word) => !asking.test(word));
  return nameSlug(words.join('_')) || 'text';
}
