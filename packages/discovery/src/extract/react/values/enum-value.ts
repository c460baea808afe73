import type { TSEnumDeclaration } from '@babel/types';

import type { Value } from '../../facts/facts.js';
import { sourceAt } from '../../script/script-context.js';
import { propertyKey } from './member-path.js';
import type { ReactReader } from './react-reader.js';

/** Returns an enum as an object of its members' values; numbers continue from the member before. */
export function enumValue(node: TSEnumDeclaration, reader: ReactReader): Value {
  const entries: { key: string; value: Value }[] = [];
  let next: number | null = 0;
  for (const member of node.body?.members ?? node.members) {
    const at = sourceAt(member, reader);
    const value: Value = member.initializer
      ? reader.value(member.initializer)
      : next === null
        ? { kind: 'unknown', at }
        : { kind: 'literal', value: next, at };
    next = value.kind === 'literal' && typeof value.value === 'number' ? value.value + 1 : null;
    const key = propertyKey(member.id, false);
    if (key !== null) entries.push({ key, value });
  }
  return { kind: 'object', entries, spreads: [], at: sourceAt(node, reader) };
}
