import type { Value } from '../../extract/facts/facts.js';
import type { Catalogue, MessageLookup } from '../../messages/catalogue.js';
import { messageBlocks } from '../../messages/message-blocks.js';
import { isTranslator, translatorMaker } from '../../messages/translator-calls.js';
import type { ArgumentPart, TranslatorMaker } from '../../libraries/translator-library.js';
import { force, type Evaluator } from '../model/evaluator.js';
import type { Module } from '../model/lexical-scope.js';
import { literalText, type OutsideCall, type ResolvedValue } from '../model/resolved-value.js';
import { appMessages, ownMessages } from './app-messages.js';
import { textsIn } from './setup-calls.js';

/** The longest chain of calls from a translator back to its maker. */
const MAX_CHAIN = 4;

/** The call that made a translator, with its arguments. */
interface MakerCall {
  maker: TranslatorMaker;
  call: OutsideCall;
  args: ResolvedValue[];
}

/** Returns the lookup of a call that looks a message up by its key; undefined for any other call. */
export function messageLookup(evaluator: Evaluator, call: OutsideCall): MessageLookup | undefined {
  const made = makerCall(evaluator, call.on, 0);
  const isMade = made !== null && call.on?.kind === 'result' && call.on.call === made.call && call.on.path.length === 0;
  if (!isTranslator(call.callee) && !isMade) return undefined;
  const { module } = call.scope;
  const own = [...blockMessages(evaluator, module), ...passedMessages(evaluator, made)];
  return {
    catalogues: [...own, messagesOf(evaluator)],
    ...qualifiers(evaluator, made),
    piped: module.facts.conventions.pipedPlurals === true,
  };
}

/** Returns the app's messages, found once. */
export function messagesOf(evaluator: Evaluator): Catalogue {
  const { messages } = evaluator.memory;
  messages.app ??= appMessages(evaluator);
  return messages.app;
}

/** Returns the call of a hook or function that made a translator. */
function makerCall(evaluator: Evaluator, resolved: ResolvedValue | undefined, depth: number): MakerCall | null {
  if (resolved?.kind !== 'result' || depth > MAX_CHAIN) return null;
  const { call } = resolved;
  const maker = translatorMaker(call.callee);
  if (maker === undefined) return makerCall(evaluator, call.on, depth + 1);
  return { maker, call, args: call.value.args.map((argument) => evaluator.evaluate(argument, call.scope)) };
}

/** Returns the value of an argument, or of a member of an argument. */
function partOf(
  evaluator: Evaluator,
  { args }: MakerCall,
  { argument, member }: ArgumentPart,
): ResolvedValue | undefined {
  const value = args[argument];
  return value === undefined || member === undefined ? value : evaluator.member(value, member);
}

/**
 * Reads the qualifiers of `useTranslation('shop', { keyPrefix: 'cart' })`, `useTranslations('Cart')` or
 * `getFixedT('en', 'shop', 'cart')`.
 */
function qualifiers(evaluator: Evaluator, made: MakerCall | null): Pick<MessageLookup, 'namespaces' | 'prefix'> {
  if (made === null) return { namespaces: [], prefix: '' };
  const { namespaces, prefix = [] } = made.maker;
  const known = prefix.map((part) => literalText(partOf(evaluator, made, part))).find((text) => text !== undefined);
  return {
    namespaces: namespaces === undefined ? [] : textsIn(evaluator, partOf(evaluator, made, namespaces)),
    prefix: known === undefined ? '' : `${known}.`,
  };
}

/** Returns the messages of a file's own `<i18n>` blocks. */
function blockMessages(evaluator: Evaluator, module: Module): Catalogue[] {
  const blocks = module.facts.constants[messageBlocks];
  if (blocks === undefined) return [];
  const made = remembered(evaluator, blocks, () => {
    const resolved = evaluator.evaluate(blocks, module.scope);
    return resolved.kind === 'list' ? resolved.items.map((item) => force(evaluator, item)) : [resolved];
  });
  return [made];
}

/** Returns the messages that the maker receives: `useI18n({ messages })`. */
function passedMessages(evaluator: Evaluator, made: MakerCall | null): Catalogue[] {
  const messages = made?.maker.messages;
  if (made === null || messages === undefined || made.args[messages.argument] === undefined) return [];
  const own = remembered(evaluator, made.call.value, () => [partOf(evaluator, made, messages)]);
  return own.locales.length === 0 ? [] : [own];
}

/** Returns the messages of a component alone, found once. */
function remembered(
  evaluator: Evaluator,
  written: Value,
  values: () => readonly (ResolvedValue | undefined)[],
): Catalogue {
  const { own } = evaluator.memory.messages;
  const known = own.get(written);
  if (known !== undefined) return known;
  const made = ownMessages(
    evaluator,
    values().filter((value) => value !== undefined),
  );
  own.set(written, made);
  return made;
}
