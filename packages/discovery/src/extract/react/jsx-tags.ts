import type { JSXElement, JSXOpeningElement, Node } from '@babel/types';

import { parseScript, type ScriptPlace } from '../script/parse-script.js';
import { walkNodes } from '../script/walk-nodes.js';
import type { TagPlace } from '../facts/tag-place.js';

/** React's built-ins: they take no attributes and render no element. */
const builtIns = new Set([
  'Fragment',
  'Suspense',
  'StrictMode',
  'Profiler',
  'Activity',
  'ViewTransition',
  'Provider',
  'Consumer',
]);

/**
 * Returns the opening JSX tags of a script that an attribute can be written on; empty if the text does not parse.
 * @param start offset of the script's text inside its file
 */
export function jsxTags(text: string, place: ScriptPlace, start = 0): TagPlace[] {
  if (!/<[A-Za-z]/.test(text)) return [];
  const parsed = parseScript(text, place);
  if ('problem' in parsed) return [];
  const places: TagPlace[] = [];
  const inMarkup = new Set<Node>();
  walkNodes(parsed.ast.program, (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children) inMarkup.add(child);
    if (node.type === 'JSXAttribute' && node.value) inMarkup.add(node.value);
    if (node.type !== 'JSXElement') return;
    const tag = placeOf(node.openingElement, start);
    if (tag !== null) places.push({ ...tag, ...spanOf(node, start, inMarkup.has(node)) });
  });
  return places;
}

function spanOf(node: JSXElement, start: number, isInMarkup: boolean): Pick<TagPlace, 'element'> {
  if (typeof node.start !== 'number' || typeof node.end !== 'number') return {};
  return { element: { start: start + node.start, end: start + node.end, isInMarkup } };
}

function placeOf(tag: JSXOpeningElement, start: number): TagPlace | null {
  const { name, attributes, loc } = tag;
  const last =
    name.type === 'JSXIdentifier' ? name.name : name.type === 'JSXMemberExpression' ? name.property.name : '';
  if (builtIns.has(last)) return null;
  const spreads = attributes.some((attribute) => attribute.type === 'JSXSpreadAttribute');
  const named = tag.typeArguments ?? tag.typeParameters ?? name;
  const before = spreads ? attributes.at(-1) : named;
  const { start: from, end } = tag;
  if (!loc || typeof named.end !== 'number' || typeof before?.end !== 'number') return null;
  if (typeof from !== 'number' || typeof end !== 'number') return null;
  return {
    line: loc.start.line,
    column: loc.start.column + 1,
    name: nameOf(name),
    host: name.type === 'JSXNamespacedName' || (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)),
    start: start + from,
    end: start + end,
    nameEnd: start + named.end,
    offset: start + before.end,
    attributes: attributes.flatMap((attribute) =>
      attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? attribute.name.name : [],
    ),
  };
}

function nameOf(name: JSXOpeningElement['name']): string {
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type === 'JSXNamespacedName') return `${name.namespace.name}:${name.name.name}`;
  return `${nameOf(name.object)}.${name.property.name}`;
}
