import type { Node, Statement, SwitchStatement } from '@babel/types';

import type { Value } from '../../facts/facts.js';
import { sourceAt } from '../../script/script-context.js';
import { readDeclarator, declareValue } from './read-declaration.js';
import { readPushingLoop } from '../values/read-push.js';
import { addLocal, type ReactReader } from '../values/react-reader.js';

/**
 * Reads statements in order: names, calls and assignments land in the frame. What they return comes back as one value,
 * early returns and switches as choices; undefined where nothing is returned.
 */
export function readStatements(statements: readonly Statement[], reader: ReactReader, from = 0): Value | undefined {
  for (let index = from; index < statements.length; index++) {
    const statement = statements[index];
    if (statement === undefined) continue;
    switch (statement.type) {
      case 'ReturnStatement':
        readHoisted(statements, reader, index + 1);
        return statement.argument
          ? reader.value(statement.argument)
          : { kind: 'literal', value: null, at: sourceAt(statement, reader) };
      case 'ThrowStatement':
        readHoisted(statements, reader, index + 1);
        reader.value(statement.argument);
        return { kind: 'literal', value: null, at: sourceAt(statement, reader) };
      case 'IfStatement': {
        const test = reader.value(statement.test);
        const yes = guarded(test, statement.consequent, reader);
        const no = statement.alternate ? guarded(negated(test), statement.alternate, reader) : undefined;
        if (yes === undefined && no === undefined) break;
        if (yes !== undefined && no !== undefined) {
          readHoisted(statements, reader, index + 1);
          return choice(test, yes, no);
        }
        const rest = readStatements(statements, reader, index + 1) ?? nothing(test);
        return choice(test, yes ?? rest, no ?? rest);
      }
      case 'SwitchStatement': {
        const found = readSwitch(statement, reader, () => readStatements(statements, reader, index + 1));
        if (found !== undefined) return found;
        break;
      }
      default: {
        const found = readStatement(statement, reader);
        if (found === undefined) break;
        const rest = readStatements(statements, reader, index + 1);
        return rest === undefined ? found : choice({ kind: 'unknown', at: found.at }, found, rest);
      }
    }
  }
  return undefined;
}

/** Functions that are declared after the last statement that is reached: they are known all the same. */
function readHoisted(statements: readonly Statement[], reader: ReactReader, from: number): void {
  for (const statement of statements.slice(from)) {
    if (statement.type === 'FunctionDeclaration') readStatement(statement, reader);
  }
}

/** One statement other than a return, an if or a switch; blocks and loops may return from inside. */
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
    case 'TryStatement': {
      const found = readStatements(statement.block.body, reader);
      const caught = statement.handler ? readStatements(statement.handler.body.body, reader) : undefined;
      const final = statement.finalizer ? readStatements(statement.finalizer.body, reader) : undefined;
      return found ?? caught ?? final;
    }
    case 'ForOfStatement':
    case 'ForInStatement': {
      const over = reader.value(statement.right);
      const [declarator] = statement.left.type === 'VariableDeclaration' ? statement.left.declarations : [];
      if (declarator) declareValue(declarator.id, { kind: 'call', callee: ['[]'], args: [over], at: over.at }, reader);
      const item = declarator?.id.type === 'Identifier' ? declarator.id.name : undefined;
      return readPushingLoop(over, item, reader, () => readOne(statement.body, reader));
    }
    case 'ForStatement':
      if (statement.init?.type === 'VariableDeclaration') readStatement(statement.init, reader);
      else if (statement.init) reader.value(statement.init);
      if (statement.test) reader.value(statement.test);
      if (statement.update) reader.value(statement.update);
      return readRepeated(statement.body, reader);
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
  const found = readOne(statement, reader);
  frame.guard = outer;
  return found;
}

/** The cases as a chain of choices; a case without an own return gives what the next one gives. */
function readSwitch(node: SwitchStatement, reader: ReactReader, rest: () => Value | undefined): Value | undefined {
  const subject = reader.value(node.discriminant);
  const cases = node.cases.map((one) => {
    const at = sourceAt(one, reader);
    const test: Value | null = one.test
      ? { kind: 'call', callee: ['==='], args: [subject, reader.value(one.test)], at }
      : null;
    const body = one.consequent.filter((statement: Node) => statement.type !== 'BreakStatement');
    const outer = reader.frame.guard;
    if (test !== null) reader.frame.guard = test;
    const found = readStatements(body, reader);
    reader.frame.guard = outer;
    return { test, found, empty: one.consequent.length === 0 };
  });
  if (!cases.some((one) => one.found !== undefined)) return undefined;
  let result = cases.find((one) => one.test === null)?.found ?? rest() ?? nothing(subject);
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

function choice(test: Value, yes: Value, no: Value): Value {
  return { kind: 'choice', test, options: [yes, no], at: test.at };
}

function nothing(near: Value): Value {
  return { kind: 'literal', value: null, at: near.at };
}

function negated(test: Value): Value {
  const options: Value[] = [
    { kind: 'literal', value: false, at: test.at },
    { kind: 'literal', value: true, at: test.at },
  ];
  return { kind: 'choice', test, options, at: test.at };
}
