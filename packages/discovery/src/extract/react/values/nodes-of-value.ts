import type { TemplateNode, Value } from '../../facts/facts.js';

/** Decides whether a value contains markup. */
export function isMarkup(value: Value): boolean {
  switch (value.kind) {
    case 'markup':
      return true;
    case 'choice':
      return value.options.some(isMarkup);
    case 'array':
      return value.items.some(isMarkup);
    default:
      return false;
  }
}

/**
 * Returns the nodes that a value renders: markup as written, ternaries and `&&` as branches, any other value as text.
 */
export function nodesOfValue(value: Value): TemplateNode[] {
  switch (value.kind) {
    case 'markup':
      return value.nodes;
    case 'literal':
      return value.value === null || typeof value.value === 'boolean' || value.value === ''
        ? []
        : [{ kind: 'text', value, at: value.at }];
    case 'choice':
      return isMarkup(value) ? branchOf(value) : [{ kind: 'text', value, at: value.at }];
    case 'array':
      return isMarkup(value) ? value.items.flatMap(nodesOfValue) : [{ kind: 'text', value, at: value.at }];
    case 'reference':
      return isChildren(value.path)
        ? [{ kind: 'slot', name: 'default', fallback: [], at: value.at }]
        : [{ kind: 'text', value, at: value.at }];
    case 'object':
    case 'function':
    case 'unknown':
    case 'template':
    case 'call':
      return [{ kind: 'text', value, at: value.at }];
  }
}

/** Decides whether a path is `children` or `props.children`. Other members of that name are data. */
function isChildren(path: string[]): boolean {
  return path.at(-1) === 'children' && (path.length === 1 || path.at(-2) === 'props');
}

/** Returns an if / else-if / else chain of ternaries as one branch node; empty branches are left out. */
function branchOf(choice: Extract<Value, { kind: 'choice' }>): TemplateNode[] {
  const tests: (Value | undefined)[] = [];
  const branches: TemplateNode[][] = [];
  let rest: Value | undefined = choice;
  while (rest !== undefined) {
    const current: Value = rest;
    rest = undefined;
    if (current.kind !== 'choice' || !isMarkup(current)) {
      tests.push(undefined);
      branches.push(nodesOfValue(current));
    } else if (current.test === undefined) {
      current.options.forEach((option, index) => {
        tests.push(index === current.options.length - 1 ? undefined : option);
        branches.push(nodesOfValue(option));
      });
    } else {
      const [yes, no]: (Value | undefined)[] = current.options;
      tests.push(current.test);
      branches.push(yes === undefined ? [] : nodesOfValue(yes));
      rest = no;
    }
  }
  while (tests.length > 1 && tests.at(-1) === undefined && branches.at(-1)?.length === 0) {
    tests.pop();
    branches.pop();
  }
  return [{ kind: 'branch', tests, branches, at: choice.at }];
}
