import type {
  ForInStatement,
  ForOfStatement,
  ForStatement,
  IfStatement,
  Node,
  Statement,
  SwitchCase,
  SwitchStatement,
  TryStatement,
} from '@babel/types';

import type { Value } from '../../facts/facts.js';
import { sourceAt } from '../../script/script-context.js';
import { readDeclarator, declareValue } from './read-declaration.js';
import { alwaysLeaves, readWhen } from '../values/branch-tests.js';
import { readPushingLoop } from '../values/read-push.js';
import { addLocal, type ReactReader } from '../values/react-reader.js';
import { unaryValue } from '../values/read-value.js';

/**
 * Reads statements in order: names, calls and assignments land in the frame. Returns the returned value, early returns
 * and switches as choices; undefined if nothing is returned.
 */
export function readStatements(statements: readonly Statement[], reader: ReactReader, from = 0): Value | undefined {
  for (let index = from; index < statements.length; index++) {
    const statement = statements[index];
    if (statement === undefined) continue;
    const found = readEnding(statement, { statements, from: index + 1 }, reader);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The statements behind one of a list. */
interface Rest {
  statements: readonly Statement[];
  from: number;
}

function readRest({ statements, from }: Rest, reader: ReactReader): Value | undefined {
  return readStatements(statements, reader, from);
}

/** Reads one statement. Returns the value of the whole list if the statement may end it. */
function readEnding(statement: Statement, rest: Rest, reader: ReactReader): Value | undefined {
  switch (statement.type) {
    case 'ReturnStatement':
      readHoisted(rest, reader);
      return statement.argument
        ? reader.value(statement.argument)
        : { kind: 'literal', value: null, at: sourceAt(statement, reader) };
    case 'ThrowStatement':
      readHoisted(rest, reader);
      reader.value(statement.argument);
      return { kind: 'literal', value: null, at: sourceAt(statement, reader) };
    case 'IfStatement':
      return readIf(statement, rest, reader);
    case 'SwitchStatement':
      return readSwitch(statement, rest, reader);
    default: {
      const found = readStatement(statement, reader);
      if (found === undefined) return undefined;
      const other = readRest(rest, reader);
      return other === undefined ? found : choice({ kind: 'unknown', at: found.at }, found, other);
    }
  }
}

function readIf(statement: IfStatement, rest: Rest, reader: ReactReader): Value | undefined {
  const test = reader.value(statement.test);
  const yes = guarded(test, statement.consequent, reader);
  const no = statement.alternate ? guarded(negated(test), statement.alternate, reader) : undefined;
  if (yes === undefined && no === undefined) return undefined;
  if (yes !== undefined && no !== undefined) {
    readHoisted(rest, reader);
    return choice(test, yes, no);
  }
  const leaves = no === undefined && alwaysLeaves(statement.consequent);
  const behind = (): Value | undefined => readRest(rest, reader);
  const other = (leaves ? readWhen(reader.frame, negated(test), behind) : behind()) ?? nothing(test);
  return choice(test, yes ?? other, no ?? other);
}

/** Reads the functions that statements declare. Such functions are known even if the statements are never reached. */
function readHoisted({ statements, from }: Rest, reader: ReactReader): void {
  for (const statement of statements.slice(from)) {
    if (statement.type === 'FunctionDeclaration') readStatement(statement, reader);
  }
}

/** Reads one statement other than a return, an if or a switch. Blocks and loops may return from inside. */
function readStatement(statement: Statement, reader: ReactReader): Value | undefined {
  switch (statement.type) {
    case 'VariableDeclaration':
      for (const declarator of statement.declarations) readDeclarator(declarator, reader);
      return undefined;
    case 'FunctionDeclaration':
      if (statement.id) addLocal(reader.frame, statement.id.name, reader.function(statement, false));
      return undefined;
    case 'ClassDeclaration':
      if (statement.id) addLocal(reader.frame, statement.id.name, reader.class(statement));
      return undefined;
    case 'ExpressionStatement':
      reader.value(statement.expression);
      return undefined;
    case 'BlockStatement':
      return readStatements(statement.body, reader);
    case 'TryStatement':
      return readTry(statement, reader);
    case 'ForOfStatement':
    case 'ForInStatement':
      return readForEach(statement, reader);
    case 'ForStatement':
      return readFor(statement, reader);
    case 'WhileStatement':
    case 'DoWhileStatement':
      reader.value(statement.test);
      return readRepeated(statement.body, reader);
    case 'LabeledStatement':
      return readOne(statement.body, reader);
    default:
      return undefined;
  }
}

function readTry({ block, handler, finalizer }: TryStatement, reader: ReactReader): Value | undefined {
  const found = readStatements(block.body, reader);
  const caught = handler ? readStatements(handler.body.body, reader) : undefined;
  const final = finalizer ? readStatements(finalizer.body, reader) : undefined;
  return found ?? caught ?? final;
}

function readForEach({ left, right, body }: ForOfStatement | ForInStatement, reader: ReactReader): Value | undefined {
  const over = reader.value(right);
  const [declarator] = left.type === 'VariableDeclaration' ? left.declarations : [];
  if (declarator) declareValue(declarator.id, { kind: 'call', callee: ['[]'], args: [over], at: over.at }, reader);
  const item = declarator?.id.type === 'Identifier' ? declarator.id.name : undefined;
  return readPushingLoop(over, item, reader, () => readOne(body, reader));
}

function readFor({ init, test, update, body }: ForStatement, reader: ReactReader): Value | undefined {
  if (init?.type === 'VariableDeclaration') readStatement(init, reader);
  else if (init) reader.value(init);
  if (test) reader.value(test);
  if (update) reader.value(update);
  return readRepeated(body, reader);
}

function readRepeated(body: Statement, reader: ReactReader): Value | undefined {
  const over: Value = { kind: 'unknown', at: sourceAt(body, reader) };
  return readPushingLoop(over, undefined, reader, () => readOne(body, reader));
}

function readOne(statement: Statement, reader: ReactReader): Value | undefined {
  return readStatements(statement.type === 'BlockStatement' ? statement.body : [statement], reader);
}

function guarded(test: Value, statement: Statement, reader: ReactReader): Value | undefined {
  const { frame } = reader;
  const outer = frame.guard;
  frame.guard = test;
  const found = readWhen(frame, test, () => readOne(statement, reader));
  frame.guard = outer;
  return found;
}

/** Reads the cases as a chain of choices. A case without a return has the value of the next case. */
function readSwitch(node: SwitchStatement, rest: Rest, reader: ReactReader): Value | undefined {
  const subject = reader.value(node.discriminant);
  const before: Value[] = [];
  const cases = node.cases.map((one, position) => {
    const at = sourceAt(one, reader);
    const test: Value | null = one.test
      ? { kind: 'call', callee: ['==='], args: [subject, reader.value(one.test)], at }
      : null;
    const body = one.consequent.filter((statement: Node) => statement.type !== 'BreakStatement');
    const outer = reader.frame.guard;
    if (test !== null) reader.frame.guard = test;
    const isAlone = position === 0 || leavesCase(node.cases[position - 1]!);
    const tests = isAlone ? (test === null ? before : [test]) : [];
    const found = tests.reduceRight<() => Value | undefined>(
      (read, each) => () => readWhen(reader.frame, each, read),
      () => readStatements(body, reader),
    )();
    if (test !== null) before.push(negated(test));
    reader.frame.guard = outer;
    return { test, found, empty: one.consequent.length === 0 };
  });
  if (!cases.some((one) => one.found !== undefined)) return undefined;
  let result = cases.find((one) => one.test === null)?.found ?? readRest(rest, reader) ?? nothing(subject);
  let next = result;
  for (const one of cases.reverse()) {
    if (one.test === null) {
      if (one.found !== undefined) next = one.found;
      continue;
    }
    const found = one.found ?? (one.empty ? next : result);
    next = found;
    // Twice the same would double with each case that only breaks.
    if (found !== result) result = choice(one.test, found, result);
  }
  return result;
}

/** Decides whether a case does not continue in the next one. */
const leavesCase = ({ consequent }: SwitchCase): boolean => {
  const last = consequent.at(-1);
  return last !== undefined && (breaks(last) || alwaysLeaves(last));
};

const breaks = (statement: Statement): boolean =>
  statement.type === 'BreakStatement' ||
  (statement.type === 'BlockStatement' && statement.body.length > 0 && breaks(statement.body.at(-1)!));

const negated = (test: Value): Value => unaryValue('!', test, test.at);

function choice(test: Value, yes: Value, no: Value): Value {
  return { kind: 'choice', test, options: [yes, no], at: test.at };
}

function nothing(near: Value): Value {
  return { kind: 'literal', value: null, at: near.at };
}
