import type { Expression } from '@babel/types';
import type { Problem, Source } from '@webmcp/contract';

import type { FunctionValue, Value } from '../facts.js';
import { createReader } from '../react/create-reader.js';
import { readStatements } from '../react/read-statements.js';
import type { Reader } from '../react/reader.js';
import { bareExpression } from '../script/path-of.js';
import { parseScript, parseScriptExpression } from '../script/parse-script.js';
import type { VueExpression, VueLocation } from './template-ast.js';

/** Reads one component: its script's nodes through `script`, its template's expressions. */
export interface VueReader {
  /** Its frame holds the component's names and states. */
  script: Reader;
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

/** @param reactive local names of `ref`, `reactive` and their like */
export function vueReader(file: string, reactive: ReadonlySet<string>): VueReader {
  const script = createReader(file, reactive);
  const problems: Problem[] = [];
  const at = (loc: VueLocation): Source => ({ file, line: loc.start.line, column: loc.start.column });
  const unknown = (expression: VueExpression): Value => ({ kind: 'unknown', at: at(expression.loc) });

  const value = (expression: VueExpression): Value => {
    const text = expression.content;
    if (plainPath.test(text) && !keywords.has(text.split('.', 1)[0] ?? '')) {
      return { kind: 'reference', path: text.split('.'), at: at(expression.loc) };
    }
    if (plainText.test(text)) return { kind: 'literal', value: text.slice(1, -1), at: at(expression.loc) };
    const parsed = parseScriptExpression(text, { file, lang: 'ts', ...expression.loc.start });
    if ('expression' in parsed) return filtered(parsed.expression) ?? script.value(parsed.expression);
    problems.push(parsed.problem);
    return unknown(expression);
  };

  /** Vue 2's filters, `text | translate('de')`: calls whose first argument stands in front. */
  const filtered = (expression: Expression): Value | null => {
    if (expression.type !== 'BinaryExpression' || expression.operator !== '|') return null;
    const { left, right } = expression;
    const call = right.type === 'CallExpression' ? right : null;
    const name = call?.callee ?? right;
    if (name.type !== 'Identifier' || left.type === 'PrivateName') return null;
    const given = filtered(left) ?? script.value(left);
    const more = call === null ? [] : call.arguments.map((argument) => script.value(argument));
    return { kind: 'call', callee: [name.name], args: [given, ...more], at: given.at };
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
    const only = body.length === 1 && first?.type === 'ExpressionStatement' ? bareExpression(first.expression) : null;
    if (
      only?.type === 'ArrowFunctionExpression' ||
      only?.type === 'FunctionExpression' ||
      only?.type === 'MemberExpression'
    ) {
      return script.value(only);
    }
    const frame = script.inFrame(true, () => {
      readStatements(body, script);
    });
    const does: FunctionValue = { kind: 'function', params: ['$event'], does: frame.does, at: at(expression.loc) };
    return Object.keys(frame.locals).length === 0 ? does : { ...does, locals: frame.locals };
  };

  return { script, at, value, handler, problems };
}
