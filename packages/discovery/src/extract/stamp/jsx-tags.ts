import type { JSXOpeningElement } from '@babel/types';

import { parseScript, type ScriptPlace } from '../script/parse-script.js';
import { walkNodes } from '../script/walk-nodes.js';
import { stampAttribute, type TagPlace } from './tag-place.js';

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
 * The JSX tags of a script that can be stamped; none where it does not parse.
 * @param start offset of the script's text inside its file
 */
export function jsxTags(text: string, place: ScriptPlace, start = 0): TagPlace[] {
  if (!/<[A-Za-z]/.test(text)) return [];
  const parsed = parseScript(text, place);
  if ('problem' in parsed) return [];
  const places: TagPlace[] = [];
  walkNodes(parsed.ast.program, (node) => {
    const tag = node.type === 'JSXOpeningElement' ? placeOf(node, start) : null;
    if (tag !== null) places.push(tag);
  });
  return places;
}

function placeOf(tag: JSXOpeningElement, start: number): TagPlace | null {
  const { name, attributes, loc } = tag;
  const last =
    name.type === 'JSXIdentifier' ? name.name : name.type === 'JSXMemberExpression' ? name.property.name : '';
  if (builtIns.has(last)) return null;
  const isStamped = attributes.some(
    (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === stampAttribute,
  );
  const spreads = attributes.some((attribute) => attribute.type === 'JSXSpreadAttribute');
  const before = spreads ? attributes.at(-1) : (tag.typeArguments ?? tag.typeParameters ?? name);
  if (isStamped || !loc || typeof before?.end !== 'number') return null;
  return { line: loc.start.line, column: loc.start.column + 1, offset: start + before.end };
}
