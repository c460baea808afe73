import type { Node } from '@babel/types';

import type { PatternName, PropsBinding } from '../../facts/facts.js';
import { readPattern } from '../../react/functions/read-pattern.js';
import type { ReactReader } from '../../react/values/react-reader.js';
import { parseScriptExpression } from '../../script/parse-script.js';
import type { VueExpression } from './template-ast.js';

/** Returns the names that a pattern binds to parts of an object: `{ item: row, ...rest }`, `slotProps`. */
export function bindingOf(pattern: Node, reader: ReactReader): PropsBinding {
  if (pattern.type === 'Identifier') return { whole: pattern.name, names: [] };
  const binding: PropsBinding = { names: [] };
  for (const { local, path, default: preset, omit } of readPattern(pattern, reader)) {
    const [prop] = path;
    if (prop !== undefined && path.length === 1) {
      binding.names.push({ prop, local, ...(preset === undefined ? {} : { default: preset }) });
    } else if (prop === undefined && omit !== undefined) binding.rest = local;
  }
  return binding;
}

/** Returns the names of a loop's item: one name, or the names in a pattern. */
export function loopItem(
  expression: VueExpression,
  reader: ReactReader,
): { item?: string; itemNames?: string[]; itemPattern?: PatternName[] } {
  const name = expression.content.trim();
  if (/^[\w$]+$/.test(name)) return { item: name };
  const pattern = parsePattern(expression, reader.file);
  if (pattern === null) return {};
  const itemPattern = readPattern(pattern, reader);
  return { itemNames: itemPattern.map(({ local }) => local), itemPattern };
}

/**
 * Returns the pattern that a template writes as `v-slot="…"` or in front of `in` of v-for; null if it does not parse.
 */
export function parsePattern(expression: VueExpression, file: string): Node | null {
  const { line, column } = expression.loc.start;
  const place = { file, lang: 'ts', line, column: Math.max(1, column - 1) } as const;
  const parsed = parseScriptExpression(`(${expression.content})=>{}`, place);
  if ('problem' in parsed || parsed.expression.type !== 'ArrowFunctionExpression') return null;
  return parsed.expression.params[0] ?? null;
}
