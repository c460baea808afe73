import type { PropsBinding, Prop, TagName, TemplateNode, Value } from '../../facts/facts.js';
import { bindingOf, loopItem, parsePattern } from './binding-pattern.js';
import { attributeSlot } from './attribute-slot.js';
import { componentTag } from './component-tag.js';
import { directive, expressionOf, isAttribute, isComment, isElement, isInterpolation, isText } from './template-ast.js';
import type { VueDirective, VueElement, VueNode } from './template-ast.js';
import { templateProps } from './template-props.js';
import type { VueReader } from './vue-reader.js';

type ElementNode = Extract<TemplateNode, { kind: 'element' }>;

/**
 * Returns a template's nodes: chains of v-if become branches, v-for a loop, neighbouring texts and interpolations one
 * text.
 */
export function templateNodes(nodes: readonly VueNode[], reader: VueReader): TemplateNode[] {
  const result: TemplateNode[] = [];
  let index = 0;
  while (index < nodes.length) {
    const node = nodes[index];
    if (node === undefined) break;
    if (isElement(node)) {
      const chain = directive(node, 'if') === undefined ? 1 : branchLength(nodes, index);
      const links = nodes.slice(index, index + chain).filter(isElement);
      result.push(...(directive(node, 'if') === undefined ? looped(node, reader) : branch(links, reader)));
      index += chain;
    } else if (isText(node) || isInterpolation(node)) {
      let end = index + 1;
      for (let next = nodes[end]; next !== undefined && !isElement(next); next = nodes[end]) end += 1;
      const text = textNode(nodes.slice(index, end), reader);
      if (text !== null) result.push(text);
      index = end;
    } else index += 1;
  }
  return result;
}

/** Counts the nodes of a chain that starts at a v-if, comments and white space included. */
function branchLength(nodes: readonly VueNode[], start: number): number {
  let length = 1;
  for (let next = start + 1; next < nodes.length; next += 1) {
    const node = nodes[next];
    if (node === undefined) break;
    if (isElement(node)) {
      if (directive(node, 'else-if', 'else') === undefined) break;
      length = next - start + 1;
    } else if (!isComment(node) && !(isText(node) && node.content.trim() === '')) break;
  }
  return length;
}

function branch(links: VueElement[], reader: VueReader): TemplateNode[] {
  const [first] = links;
  if (first === undefined) return [];
  const tests = links.map((link): Value | undefined => {
    const test = expressionOf(directive(link, 'if', 'else-if')?.exp);
    return test === null ? undefined : reader.value(test);
  });
  return [{ kind: 'branch', tests, branches: links.map((link) => looped(link, reader)), at: reader.at(first.loc) }];
}

/** Reads an element with the loop of its v-for around it. A v-if is outside of the v-for. */
function looped(element: VueElement, reader: VueReader): TemplateNode[] {
  const parsed = directive(element, 'for')?.forParseResult;
  const source = expressionOf(parsed?.source);
  if (parsed === undefined || source === null) return elementNodes(element, reader);
  const item = expressionOf(parsed.value);
  const index = expressionOf(parsed.index) ?? expressionOf(parsed.key);
  return [
    {
      kind: 'loop',
      over: reader.value(source),
      ...(item === null ? {} : loopItem(item, reader.script)),
      ...(index === null ? {} : { index: index.content.trim() }),
      body: elementNodes(element, reader),
      at: reader.at(element.loc),
    },
  ];
}

function elementNodes(element: VueElement, reader: VueReader): TemplateNode[] {
  const at = reader.at(element.loc);
  if (element.tag === 'slot') return [slotNode(element, reader)];
  const isTransparent = directive(element, 'if', 'else-if', 'else', 'for', 'slot') !== undefined;
  if (element.tag === 'template' && (isTransparent || attributeSlot(element) !== null)) {
    return templateNodes(element.children, reader);
  }
  if (element.tag === 'component' || element.tag === 'Component') return dynamicElement(element, reader);
  const tag: TagName = element.tagType === 1 ? componentTag(element.tag) : { kind: 'host', name: element.tag };
  return [withTag(tag, templateProps(element, tag.kind === 'host', reader), element, at, reader)];
}

function withTag(
  tag: TagName,
  props: Prop[],
  element: VueElement,
  at: ElementNode['at'],
  reader: VueReader,
): ElementNode {
  const text = directive(element, 'text', 'html');
  const shown = expressionOf(text?.exp);
  if (shown !== null) {
    return {
      kind: 'element',
      tag,
      props,
      children: [{ kind: 'text', value: reader.value(shown), at: reader.at(shown.loc) }],
      at,
    };
  }
  if (tag.kind === 'host')
    return { kind: 'element', tag, props, children: templateNodes(element.children, reader), at };
  const { children, slots, binds } = slotContents(element, reader);
  return { kind: 'element', tag, props: [...props, ...slots], children, ...(binds === null ? {} : { binds }), at };
}

/** Returns a component's contents: the default slot's content as children, named slots as props. */
function slotContents(
  element: VueElement,
  reader: VueReader,
): { children: TemplateNode[]; slots: Prop[]; binds: PropsBinding | null } {
  const own = directive(element, 'slot');
  const ownName = own === undefined ? 'default' : slotName(own);
  const isSlot = (node: VueNode): node is VueElement =>
    isElement(node) &&
    ((node.tag === 'template' && directive(node, 'slot') !== undefined) || attributeSlot(node) !== null);
  const slots: Prop[] = [];
  const children: TemplateNode[] = [];
  let binds = own === undefined ? null : slotBinding(own.exp, reader);
  const rest = element.children.filter((node) => !isSlot(node));
  if (ownName === 'default') children.push(...templateNodes(rest, reader));
  else slots.push(slotProp(ownName, own?.exp, templateNodes(rest, reader), reader.at(element.loc), reader));
  for (const part of element.children.filter(isSlot)) {
    const outlet = directive(part, 'slot');
    const { name, scope } =
      outlet === undefined
        ? (attributeSlot(part) ?? { name: 'default', scope: undefined })
        : { name: slotName(outlet), scope: outlet.exp };
    const nodes = templateNodes([part], reader);
    if (name === 'default') {
      children.push(...nodes);
      binds ??= slotBinding(scope, reader);
    } else slots.push(slotProp(name, scope, nodes, reader.at(part.loc), reader));
  }
  return { children, slots, binds };
}

function slotProp(name: string, scope: unknown, nodes: TemplateNode[], at: Prop['at'], reader: VueReader): Prop {
  const binds = slotBinding(scope, reader);
  return { name: `slot:${name}`, value: { kind: 'markup', nodes, ...(binds === null ? {} : { binds }), at }, at };
}

function slotName(outlet: VueDirective): string {
  const argument = expressionOf(outlet.arg);
  if (argument === null) return 'default';
  return argument.isStatic ? argument.content : `[${argument.content}]`;
}

function slotBinding(scope: unknown, reader: VueReader): PropsBinding | null {
  const expression = expressionOf(scope);
  const pattern = expression === null ? null : parsePattern(expression, reader.script.file);
  return pattern === null ? null : bindingOf(pattern, reader.script);
}

function slotNode(element: VueElement, reader: VueReader): TemplateNode {
  const props = templateProps(element, false, reader);
  const named = props.find((prop) => prop.name === 'name');
  const given = props.filter((prop) => prop !== named);
  const name =
    named === undefined
      ? 'default'
      : named.value.kind === 'literal'
        ? String(named.value.value)
        : named.value.kind === 'reference'
          ? `[${named.value.path.join('.')}]`
          : '[…]';
  return {
    kind: 'slot',
    name,
    ...(named === undefined || named.value.kind === 'literal' ? {} : { named: named.value }),
    fallback: templateNodes(element.children, reader),
    ...(given.length === 0 ? {} : { props: given }),
    at: reader.at(element.loc),
  };
}

/**
 * Reads `<component :is>` as the tag that its value names, with one branch for each side of a ternary. Otherwise the
 * tag is `Component`.
 */
function dynamicElement(element: VueElement, reader: VueReader): TemplateNode[] {
  const at = reader.at(element.loc);
  const is = element.props.find((prop) =>
    isAttribute(prop) ? prop.name === 'is' : prop.name === 'bind' && expressionOf(prop.arg)?.content === 'is',
  );
  const others: VueElement = { ...element, props: element.props.filter((prop) => prop !== is) } as VueElement;
  const expression = is === undefined || isAttribute(is) ? null : expressionOf(is.exp);
  const value: Value =
    is === undefined
      ? { kind: 'unknown', at }
      : isAttribute(is)
        ? { kind: 'literal', value: is.value?.content ?? '', at: reader.at(is.loc) }
        : expression === null
          ? { kind: 'reference', path: ['is'], at: reader.at(is.loc) }
          : reader.value(expression);
  const nodesFor = (choice: Value): TemplateNode[] => {
    if (choice.kind === 'choice') {
      const tests = choice.options.map((_, index) => (index === 0 ? choice.test : undefined));
      return [{ kind: 'branch', tests, branches: choice.options.map(nodesFor), at }];
    }
    const tag = namedTag(choice);
    const props = templateProps(others, tag?.kind === 'host', reader);
    if (tag !== null) return [withTag(tag, props, others, at, reader)];
    const kept: Prop = { name: 'is', value: choice, at: choice.at };
    return [withTag({ kind: 'component', path: ['Component'] }, [kept, ...props], others, at, reader)];
  };
  return nodesFor(value);
}

function namedTag(value: Value): TagName | null {
  if (value.kind === 'literal' && typeof value.value === 'string' && value.value !== '') {
    return /^[a-z][a-z0-9]*$/.test(value.value) ? { kind: 'host', name: value.value } : componentTag(value.value);
  }
  if (value.kind !== 'reference' || value.path.length === 0) return null;
  return /^[A-Z]/.test(value.path.at(-1) ?? '') ? { kind: 'component', path: value.path } : null;
}

/** Joins neighbouring texts and interpolations to one text; null for white space that only separates tags. */
function textNode(nodes: readonly VueNode[], reader: VueReader): TemplateNode | null {
  const parts: Value[] = [];
  for (const node of nodes) {
    if (isText(node)) {
      if (node.content === '') continue;
      const last = parts.at(-1);
      if (last?.kind === 'literal')
        parts[parts.length - 1] = { ...last, value: `${String(last.value)}${node.content}` };
      else parts.push({ kind: 'literal', value: node.content, at: textStart(node.loc, reader) });
    } else if (isInterpolation(node)) {
      const expression = expressionOf(node.content);
      if (expression === null) continue;
      const value = reader.value(expression);
      parts.push(...(value.kind === 'template' ? value.parts : [value]));
    }
  }
  const [only] = parts;
  if (only === undefined) return null;
  if (parts.length > 1) return { kind: 'text', value: { kind: 'template', parts, at: only.at }, at: only.at };
  return only.kind === 'literal' && /^(?:\s*\n\s*)?$/.test(String(only.value))
    ? null
    : { kind: 'text', value: only, at: only.at };
}

/** Returns the place of the first character that is no white space. */
function textStart(loc: VueNode['loc'], reader: VueReader): Prop['at'] {
  const space = /^\s*/.exec(loc.source)?.[0] ?? '';
  if (space === loc.source) return reader.at(loc);
  const lines = space.split('\n');
  const last = lines.at(-1) ?? '';
  const at = reader.at(loc);
  return lines.length === 1
    ? { ...at, column: at.column + last.length }
    : { ...at, line: at.line + lines.length - 1, column: last.length + 1 };
}
