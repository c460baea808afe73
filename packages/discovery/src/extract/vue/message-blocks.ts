import type { SFCDescriptor } from '@vue/compiler-sfc';
import type { Problem } from '@webmcp/contract';

import { dataValue } from '../data/data-value.js';
import type { ImportFacts, Value } from '../facts/facts.js';
import { unparsable } from '../script/parse-script.js';
import { messageBlocks } from '../../messages/message-blocks.js';

/** The messages of a component's `<i18n>` blocks. */
export interface MessageBlocks {
  /** The blocks as a list of objects, messages by language, under the name that link looks up. */
  constants: Record<string, Value>;
  imports: ImportFacts[];
  problems: Problem[];
}

/**
 * Reads `<i18n>` blocks as vue-i18n's bundler plugin does. They hold JSON, or YAML by `lang`; messages by language, or
 * messages of the language that `locale` names; `src` names another file. A block that does not parse is a problem and
 * left out.
 */
export function readMessageBlocks(file: string, { customBlocks }: SFCDescriptor): MessageBlocks {
  const found: MessageBlocks = { constants: {}, imports: [], problems: [] };
  const items: Value[] = [];
  for (const { type, content, lang, attrs, src, loc } of customBlocks) {
    if (type !== 'i18n') continue;
    const at = { file, line: loc.start.line, column: loc.start.column };
    let value: Value;
    if (src !== undefined) {
      const local = `${messageBlocks}${found.imports.length}`;
      found.imports.push({ local, imported: 'default', from: src });
      value = { kind: 'reference', path: [local], at };
    } else {
      try {
        value = dataValue(content, lang === undefined || lang === 'json' ? 'json' : 'yaml', at);
      } catch (error) {
        found.problems.push(unparsable(file, error));
        continue;
      }
    }
    const { locale } = attrs;
    const byLanguage: Value =
      typeof locale === 'string' ? { kind: 'object', entries: [{ key: locale, value }], spreads: [], at } : value;
    items.push(byLanguage);
  }
  const [first] = items;
  if (first !== undefined) found.constants[messageBlocks] = { kind: 'array', items, at: first.at };
  return found;
}
