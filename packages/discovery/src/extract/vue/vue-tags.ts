import { isHarmless } from './template/is-harmless.js';
import { expressionOf, isAttribute, isElement, type VueElement, type VueNode } from './template/template-ast.js';
import { jsxTags } from '../react/jsx-tags.js';
import type { TagPlace } from '../facts/tag-place.js';
import { vueCompiler } from './vue-compiler.js';

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

/**
 * Returns the opening tags that can take an attribute, of a component's template and of the JSX in its scripts; empty
 * if the text does not parse.
 */
export function vueTags(source: string, file: string): TagPlace[] {
  const start = source.startsWith('\uFEFF') ? 1 : 0;
  const { parse, parseCache } = vueCompiler();
  try {
    const { descriptor, errors } = parse(source.slice(start), {
      filename: file,
      sourceMap: false,
      templateParseOptions: { prefixIdentifiers: false },
    });
    if (!errors.every(isHarmless)) return [];
    const { template, script, scriptSetup } = descriptor;
    const isHtml = template?.lang === undefined || template.lang === 'html';
    const tags = isHtml ? (template?.ast?.children ?? []).flatMap((node) => tagsIn(node, source, start)) : [];
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

function tagsIn(node: VueNode, source: string, start: number, isInner = false): TagPlace[] {
  if (!isElement(node)) return [];
  const place = placeOf(node, source, start);
  const inner = node.children.flatMap((child) => tagsIn(child, source, start, isInner || place !== null));
  if (place === null) return inner;
  return [isInner ? { ...place, isInner } : place, ...inner];
}

function placeOf(element: VueElement, source: string, start: number): TagPlace | null {
  if (builtIns.has(element.tag.replaceAll('-', '').toLowerCase())) return null;
  const { props } = element;
  const spreads = props.some((prop) => !isAttribute(prop) && prop.name === 'bind' && expressionOf(prop.arg) === null);
  const { line, column, offset } = element.loc.start;
  const from = start + offset;
  const nameEnd = from + 1 + element.tag.length;
  const last = props.at(-1);
  const lastEnd = last === undefined ? nameEnd : start + last.loc.end.offset;
  return {
    line,
    column,
    name: element.tag,
    // 0 is `ElementTypes.ELEMENT`; `<component :is>` may turn out to be anything.
    host: element.tagType === 0,
    start: from,
    end: source.indexOf('>', lastEnd) + 1,
    nameEnd,
    offset: spreads ? lastEnd : nameEnd,
    attributes: props.flatMap((prop) => {
      if (isAttribute(prop)) return prop.name;
      const bound = prop.name === 'bind' ? expressionOf(prop.arg) : null;
      return bound?.isStatic === true ? bound.content : [];
    }),
  };
}
