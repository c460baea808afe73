import type { Node } from '@babel/types';

import type { PropsBinding } from '../facts.js';
import { boundNames } from '../script/handler-facts.js';
import { parseScriptExpression } from '../script/parse-script.js';
import type { ScriptContext } from '../script/script-context.js';
import { propertyKey, valueOf } from '../script/value-of-expression.js';
import type { VueExpression } from './template-ast.js';

/** How a pattern names the parts of an object: `{ item: row, ...rest }`, `slotProps`. */
export function bindingOf(pattern: Node, context: ScriptContext): PropsBinding {
  if (pattern.type === 'Identifier') return { whole: pattern.name, names: [] };
  if (pattern.type !== 'ObjectPattern') return { names: [] };
  const binding: PropsBinding = { names: [] };
  for (const property of pattern.properties) {
    if (property.type === 'RestElement') {
      const [rest] = boundNames(property.argument);
      if (rest !== undefined) binding.rest = rest;
      continue;
    }
    const prop = propertyKey(property.key, property.computed);
    const target = property.value;
    const [local] = boundNames(target);
    if (prop === null || local === undefined) continue;
    const preset = target.type === 'AssignmentPattern' ? { default: valueOf(target.right, context) } : {};
    binding.names.push({ prop, local, ...preset });
  }
  return binding;
}

/** The pattern that a template writes as `v-slot="…"` or in front of `in` of v-for; null where it does not parse. */
export function parsePattern(expression: VueExpression, file: string): Node | null {
  const { line, column } = expression.loc.start;
  const parsed = parseScriptExpression(`(${expression.content})=>{}`, {
    file,
    lang: 'ts',
    line,
    column: Math.max(1, column - 1),
  });
  if ('problem' in parsed || parsed.expression.type !== 'ArrowFunctionExpression') return null;
  return parsed.expression.params[0] ?? null;
}
