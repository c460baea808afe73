import type { MadeTag } from '@webmcp/contract';

import type { TagPlace } from '../facts/tag-place.js';

/** Attributes of a template that leave no attribute on the node that they make. */
const directive = /^(?:#|(?:ref|key|is|slot|style)$)/;

/** The attribute names of a framework's node that a template has in another form, or not at all. */
const quiet = /^(?:key|ref|ref_for|ref_key|style|onVnode\w*)$/;

/** The attributes that a tag gives to its node. */
interface TagAttributes {
  /** The names that the node has; those with a fixed text have the text. */
  fixed: Map<string, string | null>;
  /** The names that the node may have besides. */
  possible: Set<string>;
  /** True if an object of attributes may add any name. */
  isOpen: boolean;
}

/**
 * Finds the only tag of a Vue template that can have made a node: the tag has its name, and gives exactly its
 * attributes. Undefined if none or several tags can.
 */
export function tagThatMade(tags: readonly TagPlace[], source: string, made: MadeTag): TagPlace | undefined {
  const names = new Set(made.names.map(folded));
  const named = tags.filter(({ name }) => names.has(folded(name)) || name === 'component');
  // The user of a component may give further attributes to its root.
  const able =
    made.isRoot === true
      ? named.filter(({ isInner }) => isInner !== true)
      : named.filter((tag) => gives(attributesOf(tag, source), made.attributes));
  return able.length === 1 ? able[0] : undefined;
}

/** Folds the two spellings of a component: `RouterLink` and `router-link`. */
const folded = (name: string): string => name.replaceAll('-', '').toLowerCase();

function gives({ fixed, possible, isOpen }: TagAttributes, shown: MadeTag['attributes']): boolean {
  const names = Object.keys(shown).filter((name) => !quiet.test(name));
  if (!isOpen && !names.every((name) => fixed.has(camel(name)) || possible.has(camel(name)))) return false;
  const own = new Map(Object.entries(shown).map(([name, text]) => [camel(name), text]));
  return [...fixed].every(([name, text]) => {
    if (!own.has(name)) return false;
    const value = own.get(name);
    if (text === null || value === null || value === undefined) return true;
    return name === 'class' ? wordsOf(text).every((word) => wordsOf(value).includes(word)) : text === value;
  });
}

/** Reads the attributes of a tag as its text has them. */
function attributesOf({ start, end, nameEnd }: TagPlace, source: string): TagAttributes {
  const found: TagAttributes = { fixed: new Map(), possible: new Set(), isOpen: false };
  const text = source.slice(nameEnd, Math.max(start, end)).replace(/\/?>$/, '');
  for (const [, written = '', one, two] of text.matchAll(/([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g))
    addAttribute(found, written, one ?? two ?? '');
  return found;
}

function addAttribute(found: TagAttributes, written: string, text: string): void {
  const [, sign, name = ''] = /^(:|\.|@|v-bind:?|v-on:?)(.*)$/.exec(written) ?? [];
  const bare = name.replace(/\.[\w.-]+$/, '');
  if (sign !== undefined && (bare === '' || bare.startsWith('['))) found.isOpen = true;
  else if (sign !== undefined || written.startsWith('v-')) {
    for (const one of boundNames(written, sign, bare)) found.possible.add(one);
  } else if (!directive.test(written)) found.fixed.set(camel(written), text);
}

/** Returns the names that a bound attribute may give. A bound value may be undefined, and the name then absent. */
function boundNames(written: string, sign: string | undefined, bare: string): string[] {
  if (sign === '@' || sign === 'v-on:')
    return ['', 'Once', 'Capture', 'Passive'].map((end) => camel(`on-${bare}`) + end);
  if (sign !== undefined) return [camel(bare)];
  if (written === 'v-html' || written === 'v-text') return [written === 'v-html' ? 'innerHTML' : 'textContent'];
  const [, model] = /^v-model(?::([\w-]+))?/.exec(written) ?? [''];
  if (!written.startsWith('v-model')) return [];
  const own = camel(model ?? 'modelValue');
  return [own, `onUpdate:${own}`, `${own}Modifiers`];
}

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
