import type { Catalogue, MessageLookup } from '../../messages/catalogue.js';
import { messageBlocks } from '../../messages/message-blocks.js';
import { isTranslator, makesTranslators } from '../../messages/translators.js';
import { appMessages, ownMessages } from './app-messages.js';
import type { Linker } from '../model/linker.js';
import type { ResolvedValue, Module, OutsideCall } from '../model/resolved-value.js';

/** Where a call that looks a message up by its key finds it; undefined for any other call. */
export function messageLookup(linker: Linker, call: OutsideCall): MessageLookup | undefined {
  const maker = makerOf(call.on, 0);
  const isMade = maker !== null && call.on?.kind === 'result' && call.on.call === maker && call.on.path.length === 0;
  if (!isTranslator(call.callee) && !isMade) return undefined;
  const { module } = call.scope;
  const given = maker === null ? [] : maker.value.args.map((argument) => linker.evaluate(argument, maker.scope));
  const own = [...blockMessages(linker, module), ...givenMessages(linker, maker, given)];
  return {
    catalogues: [...own, messagesOf(linker)],
    ...qualifiers(linker, maker, given),
    piped: module.facts.conventions.pipedPlurals === true,
  };
}

/** The app's messages, looked for once. */
export function messagesOf(linker: Linker): Catalogue {
  linker.messages ??= appMessages(linker);
  return linker.messages;
}

/** The hook's call that a translator comes from. */
function makerOf(resolved: ResolvedValue | undefined, depth: number): OutsideCall | null {
  if (resolved?.kind !== 'result' || depth > 4) return null;
  if (makesTranslators(resolved.call.callee)) return resolved.call;
  return makerOf(resolved.call.on, depth + 1);
}

/** `useTranslation('shop', { keyPrefix: 'cart' })`, `useTranslations('Cart')`, `getFixedT('en', 'shop', 'cart')`. */
function qualifiers(
  linker: Linker,
  maker: OutsideCall | null,
  given: readonly ResolvedValue[],
): Pick<MessageLookup, 'namespaces' | 'prefix'> {
  const [first, second, third] = given;
  const name = maker?.callee.at(-1);
  const dotted = (text: string | undefined): string => (text === undefined ? '' : `${text}.`);
  switch (name) {
    case 'useTranslation':
    case 'withTranslation': {
      const prefix = second === undefined ? undefined : textOf(linker.member(second, 'keyPrefix'));
      return { namespaces: textsOf(linker, first), prefix: dotted(prefix) };
    }
    case 'getFixedT':
      return { namespaces: textsOf(linker, second), prefix: dotted(textOf(third)) };
    case 'useTranslations':
    case 'getTranslations':
    case 'createTranslator': {
      const stated = first === undefined ? undefined : textOf(linker.member(first, 'namespace'));
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

function textsOf(linker: Linker, resolved: ResolvedValue | undefined): string[] {
  const items = resolved?.kind === 'list' ? resolved.items.map((item) => linker.force(item)) : [resolved];
  return items.flatMap((item) => textOf(item) ?? []);
}

/** The messages of a file's own `<i18n>` blocks. */
function blockMessages(linker: Linker, module: Module): Catalogue[] {
  const blocks = module.facts.constants[messageBlocks];
  if (blocks === undefined) return [];
  const known = linker.ownMessages.get(blocks);
  if (known !== undefined) return [known];
  const resolved = linker.evaluate(blocks, module.scope);
  const items = resolved.kind === 'list' ? resolved.items.map((item) => linker.force(item)) : [resolved];
  const made = ownMessages(linker, items);
  linker.ownMessages.set(blocks, made);
  return [made];
}

/** The messages that `useI18n({ messages })` is given. */
function givenMessages(linker: Linker, maker: OutsideCall | null, [options]: readonly ResolvedValue[]): Catalogue[] {
  if (maker?.callee.at(-1) !== 'useI18n' || options === undefined) return [];
  const known = linker.ownMessages.get(maker.value);
  if (known !== undefined) return [known];
  const made = ownMessages(linker, [linker.member(options, 'messages')]);
  linker.ownMessages.set(maker.value, made);
  return made.locales.length === 0 ? [] : [made];
}
