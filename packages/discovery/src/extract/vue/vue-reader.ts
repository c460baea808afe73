import type { Problem, Source } from '@webmcp/contract';

import type { Value } from '../facts.js';
import { parseScript, parseScriptExpression } from '../script/parse-script.js';
import { functionValue, isFunction } from '../script/function-value.js';
import { handlerFactsOf } from '../script/handler-facts.js';
import { bareExpression, pathOf } from '../script/path-of.js';
import type { ScriptContext } from '../script/script-context.js';
import { valueOf } from '../script/value-of-expression.js';
import type { VueExpression, VueLocation } from './template-ast.js';

/** Reads the expressions of one template. */
export interface VueReader {
  context: ScriptContext;
  at(loc: VueLocation): Source;
  value(expression: VueExpression): Value;
  /** What stands in an event's place: a function, a method's name, or statements. */
  handler(expression: VueExpression): Value;
  problems: Problem[];
}

const plainPath = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;
const plainText = /^'[^'\\\n]*'$/;
const keywords = new Set([
  'true',
  'false',
  'null',
  'undefined',
  'this',
  'NaN',
  'Infinity',
  'await',
  'new',
  'typeof',
  'void',
]);

/** @param context how paths are rewritten in this component (`this` and `.value` dropped) */
export function vueReader(context: ScriptContext): VueReader {
  const { file } = context;
  const problems: Problem[] = [];
  const at = (loc: VueLocation): Source => ({ file, line: loc.start.line, column: loc.start.column });
  const unknown = (expression: VueExpression): Value => ({ kind: 'unknown', at: at(expression.loc) });

  const value = (expression: VueExpression): Value => {
    const text = expression.content;
    if (plainPath.test(text) && !keywords.has(text.split('.', 1)[0] ?? '')) {
      const path = text.split('.');
      return { kind: 'reference', path: context.pathFor?.(path) ?? path, at: at(expression.loc) };
    }
    if (plainText.test(text)) return { kind: 'literal', value: text.slice(1, -1), at: at(expression.loc) };
    const parsed = parseScriptExpression(text, { file, lang: 'ts', ...expression.loc.start });
    if ('expression' in parsed) return valueOf(parsed.expression, context);
    problems.push(parsed.problem);
    return unknown(expression);
  };

  const handler = (expression: VueExpression): Value => {
    if (plainPath.test(expression.content)) return value(expression);
    const parsed = parseScript(expression.content, { file, lang: 'ts', ...expression.loc.start });
    if ('problem' in parsed) {
      problems.push(parsed.problem);
      return unknown(expression);
    }
    const { body } = parsed.ast.program;
    const [first] = body;
    if (first !== undefined && body.length === 1) {
      const only = first.type === 'ExpressionStatement' ? bareExpression(first.expression) : first;
      if (isFunction(only)) return functionValue(only, context);
      if (only.type === 'MemberExpression' && pathOf(only, context) !== null) return valueOf(only, context);
    }
    return { kind: 'function', params: ['$event'], does: handlerFactsOf(body, context), at: at(expression.loc) };
  };

  return { context, at, value, handler, problems };
}
