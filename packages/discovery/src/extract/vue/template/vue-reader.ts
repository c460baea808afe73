import type { Expression } from '@babel/types';
import type { Problem, Source } from '@webmcp/contract';

import type { FunctionValue, Value } from '../../facts/facts.js';
import { createReader } from '../../react/module/create-reader.js';
import { callValue } from '../../react/values/read-call.js';
import { readStatements } from '../../react/functions/read-statements.js';
import { assign, unaryValue } from '../../react/values/read-value.js';
import type { Frame, ReactReader } from '../../react/values/react-reader.js';
import { bareExpression } from '../../script/path-of.js';
import { parseScript, parseScriptExpression } from '../../script/parse-script.js';
import { plainExpression, type PlainReader } from '../../script/plain-expression.js';
import type { VueExpression, VueLocation } from './template-ast.js';

/** Reads one component: its script's nodes through `script`, its template's expressions. */
export interface VueReader {
  /** Its frame holds the component's names and states. */
  script: ReactReader;
  at(loc: VueLocation): Source;
  value(expression: VueExpression): Value;
  /** What stands in an event's place: a function, a method's name, or statements. */
  handler(expression: VueExpression): Value;
  problems: Problem[];
}

const plainPath = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;
/** `open = true`, `form.name = ''`: what is given its value, and the value. */
const plainAssignment = /^([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*) ?=(?![=>]) ?(.+)$/;

/** @param reactive local names of `ref`, `reactive` and their like */
export function vueReader(file: string, reactive: ReadonlySet<string>): VueReader {
  const script = createReader(file, reactive);
  const problems: Problem[] = [];
  const at = (loc: VueLocation): Source => ({ file, line: loc.start.line, column: loc.start.column });
  const unknown = (expression: VueExpression): Value => ({ kind: 'unknown', at: at(expression.loc) });

  const plain: PlainReader = {
    call: (callee, args, where) => callValue({ callee, args, on: undefined, at: where }, false, script),
    not: (negated, where) => unaryValue('!', negated, where),
  };

  const value = (expression: VueExpression): Value => {
    const text = expression.content;
    const known = plainExpression(text, at(expression.loc), plain);
    if (known !== null) return known;
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

  /** A call or an assignment that needs no parser. */
  const plainStatement = ({ content, loc }: VueExpression): void => {
    const start = at(loc);
    const [, target, given] = plainAssignment.exec(content) ?? [];
    if (target === undefined || given === undefined) {
      plainExpression(content, start, plain);
      return;
    }
    const [first = ''] = target.split('.');
    if (plainExpression(first, start, plain)?.kind !== 'reference') return;
    const column = start.column + content.length - given.length;
    const value = plainExpression(given, { ...start, column }, plain);
    if (value !== null) assign(target.split('.'), value, start, script);
  };

  const handler = (expression: VueExpression): Value => {
    if (plainPath.test(expression.content)) return value(expression);
    const simple = script.inFrame(true, () => plainStatement(expression));
    if (hasDone(simple)) return { kind: 'function', params: ['$event'], does: simple.does, at: at(expression.loc) };
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

function hasDone({ does }: Frame): boolean {
  return does.calls.length + does.assigns.length > 0;
}
