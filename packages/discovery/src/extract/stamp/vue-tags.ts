import { parse, parseCache } from '@vue/compiler-sfc';

import { isHarmless } from '../vue/is-harmless.js';
import { expressionOf, isAttribute, isElement, type VueElement, type VueNode } from '../vue/template-ast.js';
import { jsxTags } from './jsx-tags.js';
import { stampAttribute, type TagPlace } from './tag-place.js';

/** Tags that render no element of their own, in either spelling. */
const builtIns = new Set([
  'template',
  'slot',
  'script',
  'style',
  'transition',
  'transitiongroup',
  'keepalive',
  'teleport',
  'suspense',
]);

/** The tags of a single-file component's template, and of JSX in its scripts, that can be stamped; none where it does not parse. */
export function vueTags(source: string, file: string): TagPlace[] {
  const start = source.startsWith('\uFEFF') ? 1 : 0;
  try {
    const { descriptor, errors } = parse(source.slice(start), {
      filename: file,
      sourceMap: false,
      templateParseOptions: { prefixIdentifiers: false },
    });
    if (!errors.every(isHarmless)) return [];
    const { template, script, scriptSetup } = descriptor;
    const isHtml = template?.lang === undefined || template.lang === 'html';
    const tags = isHtml ? (template?.ast?.children ?? []).flatMap((node) => tagsIn(node, start)) : [];
    const jsx = [script, scriptSetup].flatMap((block) => {
      if (block?.lang !== 'tsx' && block?.lang !== 'jsx') return [];
      return jsxTags(block.content, { file, lang: block.lang, ...block.loc.start }, start + block.loc.start.offset);
    });
    return [...tags, ...jsx];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  } finally {
    parseCache.clear();
  }
}

function tagsIn(node: VueNode, start: number): TagPlace[] {
  if (!isElement(node)) return [];
  const inner = node.children.flatMap((child) => tagsIn(child, start));
  const place = placeOf(node, start);
  return place === null ? inner : [place, ...inner];
}

function placeOf(element: VueElement, start: number): TagPlace | null {
  if (builtIns.has(element.tag.replaceAll('-', '').toLowerCase())) return null;
  const { props } = element;
  if (props.some((prop) => isAttribute(prop) && prop.name === stampAttribute)) return null;
  const spreads = props.some((prop) => !isAttribute(prop) && prop.name === 'bind' && expressionOf(prop.arg) === null);
  const { line, column, offset } = element.loc.start;
  const end = spreads ? props.at(-1)?.loc.end.offset : undefined;
  return { line, column, offset: start + (end ?? offset + 1 + element.tag.length) };
}
