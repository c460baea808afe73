import type { Function as FunctionNode, IfStatement, Node, Statement, SwitchStatement } from '@babel/types';
import { isOneOf } from '@webmcp/text';

import { walkNodes } from '../script/walk-nodes.js';
import { PressedElement, type AskedFor } from './pressed-element.js';
import { withDataValues } from './with-data-values.js';

/**
 * Returns a function without the branches that serve other elements. Such a branch asks for the pressed element by other
 * selectors alone, also inside: a branch for the row of the element may contain the branch for the element. A branch with a
 * negated test stays, because such a test often ends the function. It leaves if the test is false for the element. The branch after `else` leaves with a test that is sure.
 * @param selector the selector that the pressed element matches, or several as `allSelectors` joins them
 */
export function branchesFor<Fn extends FunctionNode>(fn: Fn, selector: string): Fn {
  if (fn.body.type !== 'BlockStatement') return fn;
  const pressed = new PressedElement(fn);
  const branches = new Branches(pressed, selector);
  const own = { ...fn, body: { ...fn.body, body: fn.body.body.flatMap((statement) => branches.kept(statement)) } };
  return withDataValues(own, pressed, selector);
}

const nothing = { type: 'EmptyStatement' } as Statement;

class Branches {
  readonly #pressed: PressedElement;
  readonly #selector: string;

  constructor(pressed: PressedElement, selector: string) {
    this.#pressed = pressed;
    this.#selector = selector;
  }

  /** Returns what stays of a statement. */
  kept(statement: Statement): Statement[] {
    switch (statement.type) {
      case 'BlockStatement':
        return [{ ...statement, body: statement.body.flatMap((inner) => this.kept(inner)) }];
      case 'IfStatement':
        return this.#keptIf(statement);
      case 'SwitchStatement':
        return [this.#keptSwitch(statement)];
      case 'ExpressionStatement': {
        const { expression } = statement;
        const isTest = expression.type === 'LogicalExpression' && expression.operator === '&&';
        return isTest && this.#isOfOthers(expression.left) ? [] : [statement];
      }
      default:
        return [statement];
    }
  }

  #keptIf(statement: IfStatement): Statement[] {
    const { test, consequent, alternate } = statement;
    const others = alternate == null ? [] : this.kept(alternate);
    if (this.#isFalse(test) || (!this.#asksFor(consequent) && this.#isOfOthers(test))) return others;
    const [own = nothing] = this.kept(consequent);
    const isSure = !isNegated(test) && test.type !== 'LogicalExpression' && this.#asks(this.#pressed.askedIn(test));
    return [{ ...statement, consequent: own, alternate: isSure ? null : (others[0] ?? null) }];
  }

  /** Keeps the cases for the element; without any, those without a test. Cases before a `break` belong together. */
  #keptSwitch(statement: SwitchStatement): Statement {
    const { discriminant, cases } = statement;
    const asked = cases.map(({ test }) => (test == null ? undefined : this.#pressed.askedByCase(discriminant, test)));
    if (asked.every((one) => one === undefined || !this.#isKnown(one))) return statement;
    const own = asked.findIndex((one) => one !== undefined && this.#asks([one]));
    const from = own === -1 ? cases.findIndex(({ test }) => test == null) : own;
    if (from === -1) return { ...statement, cases: [] };
    const ends = cases.findIndex(({ consequent }, at) => at >= from && consequent.some(endsCase));
    return { ...statement, cases: cases.slice(from, ends === -1 ? undefined : ends + 1) };
  }

  /** Decides whether a test fails for the element, because it holds for all others alone: `!event.target.closest('.edit')`. */
  #isFalse(test: Node): boolean {
    if (test.type === 'LogicalExpression' && test.operator === '&&')
      return this.#isFalse(test.left) || this.#isFalse(test.right);
    if (test.type === 'UnaryExpression' && test.operator === '!')
      return test.argument.type !== 'LogicalExpression' && this.#asks(this.#pressed.askedIn(test.argument));
    return test.type === 'BinaryExpression' && /^!==?$/.test(test.operator) && this.#asks(this.#pressed.askedIn(test));
  }

  /** Decides whether a test fails for the element, because it asks for other selectors. */
  #isOfOthers(test: Node): boolean {
    if (test.type === 'LogicalExpression' && test.operator === '&&')
      return this.#isOfOthers(test.left) || this.#isOfOthers(test.right);
    if (test.type === 'LogicalExpression') return this.#isOfOthers(test.left) && this.#isOfOthers(test.right);
    const asked = isNegated(test) ? [] : this.#pressed.askedIn(test);
    return asked.length > 0 && !this.#asks(asked) && asked.every((one) => this.#isKnown(one));
  }

  /** Decides whether a question is about the pressed element itself. The element around it is another one. */
  #isKnown({ of }: AskedFor): boolean {
    return of === undefined || isOneOf(of, this.#selector);
  }

  #asks(asked: readonly AskedFor[]): boolean {
    return asked.some((one) => this.#isKnown(one) && isOneOf(one.selector, this.#selector));
  }

  /** Decides whether code asks for the element. */
  #asksFor(code: Node): boolean {
    let found = false;
    walkNodes(code, (node) => {
      found ||= this.#asks(this.#pressed.askedIn(node));
      if (node.type !== 'SwitchStatement') return;
      const asked = node.cases.map(({ test }) =>
        test == null ? undefined : this.#pressed.askedByCase(node.discriminant, test),
      );
      found ||= this.#asks(asked.filter((one) => one !== undefined));
    });
    return found;
  }
}

/** Decides whether a test is true for the elements that do not match its selectors. */
const isNegated = (test: Node): boolean =>
  test.type === 'UnaryExpression' || (test.type === 'BinaryExpression' && !/^===?$/.test(test.operator));

const endsCase = (statement: Statement): boolean =>
  /^(?:Break|Return|Continue|Throw)Statement$/.test(statement.type) ||
  (statement.type === 'BlockStatement' && statement.body.some(endsCase));
