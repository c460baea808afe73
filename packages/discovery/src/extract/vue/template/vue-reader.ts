import type { Expression, Statement } from '@babel/types';
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

/** Reads one component: the nodes of its script, and the expressions of its template. */
export interface VueReader {
  /** Reads the script. Its frame holds the component's names and states. */
  script: ReactReader;
  at(loc: VueLocation): Source;
  value(expression: VueExpression): Value;
  /** Reads a handler: a function, a method's name, or statements. */
  handler(expression: VueExpression): Value;
  problems: Problem[];
}

/**
 * @param makers local names of `ref`, `reactive` and the like
 * @param drawing local names of `h`
 */
export function vueReader(file: string, makers: ReadonlyMap<string, string>, drawing: ReadonlySet<string>): VueReader {
  const script = createReader(file, makers, drawing);
  const reading: TemplateReading = {
    file,
    script,
    problems: [],
    plain: {
      call: (callee, args, where) => callValue({ callee, args, on: undefined, at: where }, false, script),
      not: (negated, where) => unaryValue('!', negated, where),
    },
  };
  return {
    script,
    at: (loc) => placeOf(loc, file),
    value: (expression) => readExpression(expression, reading),
    handler: (expression) => readHandler(expression, reading),
    problems: reading.problems,
  };
}

/** The parts that reading a template's expressions needs. */
interface TemplateReading {
  file: string;
  script: ReactReader;
  problems: Problem[];
  /** Reads expressions that need no parser. */
  plain: PlainReader;
}

function placeOf({ start }: VueLocation, file: string): Source {
  return { file, line: start.line, column: start.column };
}

function readExpression(expression: VueExpression, reading: TemplateReading): Value {
  const { file, script, problems, plain } = reading;
  const at = placeOf(expression.loc, file);
  const known = plainExpression(expression.content, at, plain);
  if (known !== null) return known;
  const parsed = parseScriptExpression(expression.content, { file, lang: 'ts', ...expression.loc.start });
  if ('expression' in parsed) return filtered(parsed.expression, script) ?? script.value(parsed.expression);
  problems.push(parsed.problem);
  return { kind: 'unknown', at };
}

/** Reads Vue 2's filters, `text | translate('de')`, as calls with the text as first argument. */
function filtered(expression: Expression, script: ReactReader): Value | null {
  if (expression.type !== 'BinaryExpression' || expression.operator !== '|') return null;
  const { left, right } = expression;
  const call = right.type === 'CallExpression' ? right : null;
  const name = call?.callee ?? right;
  if (name.type !== 'Identifier' || left.type === 'PrivateName') return null;
  const given = filtered(left, script) ?? script.value(left);
  const more = call === null ? [] : call.arguments.map((argument) => script.value(argument));
  return { kind: 'call', callee: [name.name], args: [given, ...more], at: given.at };
}

const plainPath = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

function readHandler(expression: VueExpression, reading: TemplateReading): Value {
  const { file, script, problems } = reading;
  const at = placeOf(expression.loc, file);
  if (plainPath.test(expression.content)) return readExpression(expression, reading);
  const simple = script.inFrame(true, () => readPlainStatement(expression, reading));
  if (hasDone(simple)) return { kind: 'function', params: ['$event'], does: simple.does, at };
  const parsed = parseScript(expression.content, { file, lang: 'ts', ...expression.loc.start });
  if ('problem' in parsed) {
    problems.push(parsed.problem);
    return { kind: 'unknown', at };
  }
  const { body } = parsed.ast.program;
  const given = givenFunction(body);
  if (given !== null) return script.value(given);
  const frame = script.inFrame(true, () => {
    readStatements(body, script);
  });
  const does: FunctionValue = { kind: 'function', params: ['$event'], does: frame.does, at };
  return Object.keys(frame.locals).length === 0 ? does : { ...does, locals: frame.locals };
}

/** Returns the one expression of a handler that is a function itself, or names one. */
function givenFunction(body: readonly Statement[]): Expression | null {
  const [first, ...others] = body;
  if (first?.type !== 'ExpressionStatement' || others.length > 0) return null;
  const only = bareExpression(first.expression);
  return only.type === 'ArrowFunctionExpression' ||
    only.type === 'FunctionExpression' ||
    only.type === 'MemberExpression'
    ? only
    : null;
}

/** Matches `open = true` and `form.name = ''`: the target, and the value. */
const plainAssignment = /^([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*) ?=(?![=>]) ?(.+)$/;

/** Reads a call or an assignment that needs no parser. */
function readPlainStatement({ content, loc }: VueExpression, { file, script, plain }: TemplateReading): void {
  const start = placeOf(loc, file);
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
}

function hasDone({ does }: Frame): boolean {
  return does.calls.length + does.assigns.length > 0;
}
