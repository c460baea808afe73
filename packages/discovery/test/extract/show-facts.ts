import type {
  FunctionValue,
  Prop,
  PropsBinding,
  SourceFacts,
  TemplateNode,
  Value,
} from '../../src/extract/facts/facts.js';

/**
 * The whole of a file's facts as short lines, so that a test can compare all of it and be read. Every node, prop and
 * declaration is shown with its position; values without theirs.
 */
export function showFacts(facts: SourceFacts): string[] {
  return [
    ...facts.imports.map(({ local, imported, from }) => `import ${imported} as ${local} from ${from}`),
    ...facts.exports.map(({ exported, local, from }) => `export ${exported} ${local ?? ''} ${from ?? ''}`.trimEnd()),
    ...Object.entries(facts.constants).map(([name, value]) => `constant ${name} = ${showValue(value)}`),
    ...facts.problems.map(({ code, message, where }) => `problem ${code} ${where ?? ''}: ${message}`),
    ...facts.components.flatMap((component) => [
      `component ${component.name} ${showBinding(component.props)}`,
      ...(component.emits === undefined ? [] : [`emits ${component.emits.join(', ')}`]),
      ...(component.inheritAttrs === false ? ['keeps attributes'] : []),
      ...component.states.map(
        ({ value, initial }) => `state ${value}${initial === undefined ? '' : ` = ${showValue(initial)}`}`,
      ),
      ...Object.entries(component.locals).map(([name, value]) => `local ${name} = ${showValue(value)}`),
      ...component.root.flatMap((node) => showNode(node)),
    ]),
  ];
}

/** One node and what is below it, indented by depth. */
export function showNode(node: TemplateNode, depth = 0): string[] {
  const place = `${node.at.line}:${node.at.column}`;
  const pad = '  '.repeat(depth);
  const below = (nodes: TemplateNode[]): string[] => nodes.flatMap((inner) => showNode(inner, depth + 1));
  switch (node.kind) {
    case 'element': {
      const tag = node.tag.kind === 'host' ? node.tag.name : node.tag.path.join('.');
      const binds = node.binds === undefined ? '' : ` gives ${showBinding(node.binds)}`;
      const slots = node.props.filter((prop) => prop.value.kind === 'markup');
      return [
        `${pad}${place} <${tag}>${binds}`,
        ...node.props.filter((prop) => !slots.includes(prop)).map((prop) => `${pad}  ${showProp(prop)}`),
        ...below(node.children),
        ...slots.flatMap((prop) => [
          `${pad}  ${showProp(prop)}`,
          ...(prop.value.kind === 'markup' ? prop.value.nodes.flatMap((inner) => showNode(inner, depth + 2)) : []),
        ]),
      ];
    }
    case 'text':
      return [`${pad}${place} ${showValue(node.value)}`];
    case 'branch':
      return node.branches.flatMap((branch, index) => {
        const test = node.tests[index];
        return [`${pad}${place} ${test === undefined ? 'else' : `if ${showValue(test)}`}`, ...below(branch)];
      });
    case 'loop': {
      const item =
        node.item ?? `{${(node.itemPattern ?? []).map(({ local, path }) => `${local}: ${path.join('.')}`).join(', ')}}`;
      const index = node.index === undefined ? '' : `, ${node.index}`;
      return [`${pad}${place} for ${item}${index} of ${showValue(node.over)}`, ...below(node.body)];
    }
    case 'slot':
      return [
        `${pad}${place} slot ${node.name}`,
        ...(node.props ?? []).map((prop) => `${pad}  ${showProp(prop)}`),
        ...below(node.fallback),
      ];
  }
}

function showProp({ name, value, modifiers = [], at }: Prop): string {
  return `${at.line}:${at.column} ${[name, ...modifiers].join('.')}=${showValue(value)}`;
}

function showBinding({ whole, names, rest }: PropsBinding): string {
  const shown = names.map(({ prop, local, default: preset }) => {
    const alias = prop === local ? prop : `${prop} as ${local}`;
    return preset === undefined ? alias : `${alias} = ${showValue(preset)}`;
  });
  return `${whole ?? ''}{${[...shown, ...(rest === undefined ? [] : [`...${rest}`])].join(', ')}}`;
}

/** A value as short text. */
export function showValue(value: Value): string {
  switch (value.kind) {
    case 'literal':
      return JSON.stringify(value.value);
    case 'template':
      return `\`${value.parts.map((part) => (part.kind === 'literal' ? String(part.value) : `\${${showValue(part)}}`)).join('')}\``;
    case 'reference':
      return value.path.join('.');
    case 'call':
      return `${value.callee.join('.')}(${value.args.map(showValue).join(', ')})`;
    case 'choice':
      return `(${value.test === undefined ? '' : `${showValue(value.test)} ? `}${value.options.map(showValue).join(' | ')})`;
    case 'object': {
      const entries = value.entries.map((entry) => `${entry.key}: ${showValue(entry.value)}`);
      return `{${[...entries, ...value.spreads.map((spread) => `...${showValue(spread)}`)].join(', ')}}`;
    }
    case 'array':
      return `[${value.items.map(showValue).join(', ')}]`;
    case 'function':
      return showFunction(value);
    case 'markup':
      return `markup${value.binds === undefined ? '' : ` gives ${showBinding(value.binds)}`}`;
    case 'unknown':
      return '?';
  }
}

function showFunction({ params, does, locals = {}, result }: FunctionValue): string {
  const calls = does.calls.map((call) => `${call.callee.join('.')}(${call.args.map(showValue).join(', ')})`);
  const assigns = does.assigns.map((assign) => `${assign.target.join('.')} = ${showValue(assign.value)}`);
  const names = Object.entries(locals).map(([name, value]) => `const ${name} = ${showValue(value)}`);
  const gives = result === undefined ? [] : [`return ${showValue(result)}`];
  return `(${params.join(', ')}) => {${[...names, ...calls, ...assigns, ...gives].join('; ')}}`;
}
