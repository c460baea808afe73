import type { File, Function as FunctionNode, Node } from '@babel/types';
import type { Source } from '@webmcp/contract';

import type { FunctionValue, SourceFacts } from '../facts/facts.js';
import { createReader } from '../react/module/create-reader.js';
import { readModule } from '../react/module/read-module.js';
import type { ReactReader } from '../react/values/react-reader.js';
import { walkNodes } from '../script/walk-nodes.js';
import { branchesFor } from './branches-for.js';
import { onlyPassed, takingTarget } from './passed-event.js';
import { PressedElement } from './pressed-element.js';
import { functionsIn, type FoundFunction, type Scope } from './functions-in.js';
import { attributeScript } from './attribute-script.js';
import { scriptsIn } from './scripts-in.js';
import { withPredicates } from './with-predicates.js';
import { nameOf } from './written-names.js';

/** A function of a file with the code that its names refer to. */
export interface FoundCode {
  fn: FunctionValue;
  name?: string;
  /** The functions and classes around it, outermost first. */
  around: FunctionValue[];
}

/** The code of one file. */
export interface FileCode {
  /** The facts of the file's scripts. */
  module: SourceFacts;
  /**
   * Finds the code at a place: the function whose head contains the place, as V8 reports it. The place can also be in
   * an attribute that a template compiler turned into a function. Undefined if no such code parses.
   * @param selector leaves out the branches for elements that other selectors match
   */
  at(place: Source, selector?: string): FoundCode | undefined;
  /** Decides whether the function at a place reads which element was pressed. It may pass the event on for that. */
  readsPressed(place: Source): boolean;
}

/** Reads the scripts of a file. */
export function codeIn(file: string, text: string): FileCode {
  const scripts = scriptsIn(file, text);
  const functions = scripts.flatMap(functionsIn);
  const module = joined(
    file,
    scripts.map((script) => readModule(script, file)),
  );
  const reader = createReader(file, new Map());
  return {
    module,
    at(place, selector) {
      const found = functionAt(functions, place);
      if (found === undefined) {
        const script = attributeScript(file, text, place);
        return script === undefined ? undefined : { ...codeOf(script, reader, place), around: [] };
      }
      const { node, name, around } = selector === undefined ? found : answering(found, functions);
      return {
        fn: reader.function(
          selector === undefined ? node : branchesFor(withPredicates(node, onlyNamed(functions)), selector),
          false,
        ),
        ...(name === undefined ? {} : { name }),
        around: around.map((one) => scopeValue(one, reader)),
      };
    },
    readsPressed(place) {
      const found = functionAt(functions, place);
      return found !== undefined && (reads(found) || passedTo(found, functions).some(reads));
    },
  };
}

/** Returns a function that finds the only function of a name. */
const onlyNamed =
  (functions: readonly FoundFunction[]) =>
  (callee: Node): FunctionNode | undefined => {
    const [only, ...others] = functions.filter(({ name }) => name !== undefined && name === nameOf(callee));
    return others.length === 0 ? only?.node : undefined;
  };

const reads = ({ node }: FoundFunction): boolean => new PressedElement(node).reads;

/** Returns the function of the file that a function only passes its event or the pressed element to; else the function itself. */
function answering(found: FoundFunction, functions: readonly FoundFunction[]): FoundFunction {
  const given = onlyPassed(found.node);
  const [only, ...others] = given === undefined ? [] : functions.filter(({ name }) => name === given.name);
  if (given === undefined || only === undefined || others.length > 0) return found;
  return given.element === undefined ? only : { ...only, node: takingTarget(only.node, given.element) };
}

/** Returns the functions of the file that a function passes its event to: `(event) => this.choose(event)`. */
function passedTo({ node }: FoundFunction, functions: readonly FoundFunction[]): FoundFunction[] {
  const [event] = node.params;
  if (event?.type !== 'Identifier') return [];
  const names = new Set<string>();
  walkNodes(node.body, (inner) => {
    if (inner.type !== 'CallExpression' && inner.type !== 'OptionalCallExpression') return;
    const [first] = inner.arguments;
    const { callee } = inner;
    const called = callee.type === 'MemberExpression' ? callee.property : callee;
    const name =
      called.type === 'Identifier' ? called.name : called.type === 'PrivateName' ? called.id.name : undefined;
    if (first?.type === 'Identifier' && first.name === event.name && name !== undefined) names.add(name);
  });
  return functions.filter(({ name }) => name !== undefined && names.has(name));
}

function scopeValue(node: Scope, reader: ReactReader): FunctionValue {
  return node.type === 'ClassDeclaration' || node.type === 'ClassExpression'
    ? reader.class(node)
    : reader.function(node, false);
}

/** Returns the code of an attribute: the function that it contains or names, or its own statements. */
function codeOf(script: File, reader: ReactReader, at: Source): Pick<FoundCode, 'fn' | 'name'> {
  const [own] = functionsIn(script).filter(({ around }) => around.length === 0);
  const [only, ...others] = script.program.body;
  const expression = only?.type === 'ExpressionStatement' && others.length === 0 ? only.expression : undefined;
  if (own !== undefined && own.node === expression) return { fn: reader.function(own.node, false) };
  let result: FunctionValue['result'];
  const { does } = reader.inFrame(true, () => {
    if (expression !== undefined) result = reader.value(expression);
    else for (const one of script.program.body) if (one.type === 'ExpressionStatement') reader.value(one.expression);
  });
  // A name alone is called by the framework.
  if (result?.kind === 'reference') does.calls.push({ callee: result.path, args: [], at: result.at });
  return { fn: { kind: 'function', params: [], does, at } };
}

/** Returns the function at a place: the innermost whose head contains it, else the last that begins before it on its line. */
function functionAt(functions: readonly FoundFunction[], at: Source): FoundFunction | undefined {
  const inHead = functions.filter(({ node }) => isInHead(node, at));
  const onLine = functions.filter(({ node: { loc } }) => loc?.start.line === at.line);
  const before = onLine.filter(({ node: { loc } }) => (loc?.start.column ?? 0) < at.column);
  const byDepth = (one: FoundFunction, other: FoundFunction): number => other.around.length - one.around.length;
  const byColumn = (one: FoundFunction, other: FoundFunction): number =>
    (other.node.loc?.start.column ?? 0) - (one.node.loc?.start.column ?? 0);
  return inHead.sort(byDepth)[0] ?? before.sort(byColumn)[0] ?? (onLine.length === 1 ? onLine[0] : undefined);
}

function isInHead({ loc, body }: FunctionNode, { line, column }: Source): boolean {
  const [start, end] = [loc?.start, body.loc?.start];
  if (start === undefined || end === undefined) return false;
  const isAfter = line > start.line || (line === start.line && column > start.column);
  return isAfter && (line < end.line || (line === end.line && column <= end.column + 1));
}

/** Joins the facts of several scripts of one file. */
function joined(file: string, all: readonly SourceFacts[]): SourceFacts {
  return {
    file,
    components: all.flatMap(({ components }) => components),
    imports: all.flatMap(({ imports }) => imports),
    exports: all.flatMap(({ exports }) => exports),
    constants: Object.assign(Object.create(null), ...all.map(({ constants }) => constants)) as SourceFacts['constants'],
    problems: [],
  };
}
