import type { Catalogue, MessageLookup } from '../../messages/catalogue.js';
import { messageBlocks } from '../../messages/message-blocks.js';
import { isTranslator, makesTranslators } from '../../messages/translators.js';
import { appMessages, ownMessages } from './app-messages.js';
import { force, type Evaluator } from '../model/evaluator.js';
import type { Module } from '../model/lexical-scope.js';
import type { OutsideCall, ResolvedValue } from '../model/resolved-value.js';

/** Where a call that looks a message up by its key finds it; undefined for any other call. */
export function messageLookup(evaluator: Evaluator, call: OutsideCall): MessageLookup | undefined {
  const maker = makerOf(call.on, 0);
  const isMade = maker !== null && call.on?.kind === 'result' && call.on.call === maker && call.on.path.length === 0;
  if (!isTranslator(call.callee) && !isMade) return undefined;
  const { module } = call.scope;
  const given = maker === null ? [] : maker.value.args.map((argument) => evaluator.evaluate(argument, maker.scope));
  const own = [...blockMessages(evaluator, module), ...givenMessages(evaluator, maker, given)];
  return {
    catalogues: [...own, messagesOf(evaluator)],
    ...qualifiers(evaluator, maker, given),
    piped: module.facts.conventions.pipedPlurals === true,
  };
}

/** The app's messages, looked for once. */
export function messagesOf(evaluator: Evaluator): Catalogue {
  evaluator.memory.messages.app ??= appMessages(evaluator);
  return evaluator.memory.messages.app;
}

/** The hook's call that a translator comes from. */
function makerOf(resolved: ResolvedValue | undefined, depth: number): OutsideCall | null {
  if (resolved?.kind !== 'result' || depth > 4) return null;
  if (makesTranslators(resolved.call.callee)) return resolved.call;
  return makerOf(resolved.call.on, depth + 1);
}

/** `useTranslation('shop', { keyPrefix: 'cart' })`, `useTranslations('Cart')`, `getFixedT('en', 'shop', 'cart')`. */
function qualifiers(
  evaluator: Evaluator,
  maker: OutsideCall | null,
  given: readonly ResolvedValue[],
): Pick<MessageLookup, 'namespaces' | 'prefix'> {
  const [first, second, third] = given;
  const name = maker?.callee.at(-1);
  const dotted = (text: string | undefined): string => (text === undefined ? '' : `${text}.`);
  switch (name) {
    case 'useTranslation':
    case 'withTranslation': {
      const prefix = second === undefined ? undefined : textOf(evaluator.member(second, 'keyPrefix'));
      return { namespaces: textsOf(evaluator, first), prefix: dotted(prefix) };
    }
    case 'getFixedT':
      return { namespaces: textsOf(evaluator, second), prefix: dotted(textOf(third)) };
    case 'useTranslations':
    case 'getTranslations':
    case 'createTranslator': {
      const stated = first === undefined ? undefined : textOf(evaluator.member(first, 'namespace'));
      return { namespaces: [], prefix: dotted(textOf(first) ?? stated) };
    }
    default:
      return { namespaces: [], prefix: '' };
  }
}

function textOf(resolved: ResolvedValue | undefined): string | undefined {
  return resolved?.kind === 'value' && resolved.value.kind === 'literal' && typeof resolved.value.value === 'string'
    ? resolved.value.value
    : undefined;
}

function textsOf(evaluator: Evaluator, resolved: ResolvedValue | undefined): string[] {
  const items = resolved?.kind === 'list' ? resolved.items.map((item) => force(evaluator, item)) : [resolved];
  return items.flatMap((item) => textOf(item) ?? []);
}

/** The messages of a file's own `<i18n>` blocks. */
function blockMessages(evaluator: Evaluator, module: Module): Catalogue[] {
  const blocks = module.facts.constants[messageBlocks];
  if (blocks === undefined) return [];
  const known = evaluator.memory.messages.own.get(blocks);
  if (known !== undefined) return [known];
  const resolved = evaluator.evaluate(blocks, module.scope);
  const items = resolved.kind === 'list' ? resolved.items.map((item) => force(evaluator, item)) : [resolved];
  const made = ownMessages(evaluator, items);
  evaluator.memory.messages.own.set(blocks, made);
  return [made];
}

/** The messages that `useI18n({ messages })` is given. */
function givenMessages(
  evaluator: Evaluator,
  maker: OutsideCall | null,
  [options]: readonly ResolvedValue[],
): Catalogue[] {
  if (maker?.callee.at(-1) !== 'useI18n' || options === undefined) return [];
  const known = evaluator.memory.messages.own.get(maker.value);
  if (known !== undefined) return [known];
  const made = ownMessages(evaluator, [evaluator.member(options, 'messages')]);
  evaluator.memory.messages.own.set(maker.value, made);
  return made.locales.length === 0 ? [] : [made];
}
