import { iconOfClass, iconSets, ligatureClass, type IconSet } from '@webmcp/text';

import { pascal } from '../../libraries/lookup/library-index.js';
import type { LinkedValue } from '../../link/model/linked.js';
import { findValue, literalText, literalTexts } from '../values/prop-values.js';
import type { SceneElement, SceneNode } from '../scene/scene.js';

const facts = (of: (set: IconSet) => readonly string[] | undefined): string[] =>
  iconSets.flatMap((set) => of(set) ?? []);
const drawnBy = iconOfClass();
const isLigature = ligatureClass();

/** Prefixes of icon sets before the names of their components, then variants of drawing at the end of those names. */
const prefix = new RegExp(`^(?:${facts(({ components }) => components).join('|')})(?=[A-Z])`);
const setName = new RegExp(`^(?:${facts(({ values }) => values).join('|')})[-:\\s]+(?:fa-|pi-|bi-|ri-|ti-)?`);
const suffix = /(?:Icon|Outlined|Outline|Rounded|TwoTone|Sharp|Filled|Fill|Solid|Regular|Line|Bold)$/;

/** `FaTrashAlt`, `DeleteOutlined`, `mdi-delete`, `arrow_back` as words: `Trash Alt`, `Delete`, `Delete`, `Arrow back`. */
export function iconWords(name: string): string {
  // Iconify names the set before a colon: https://iconify.design/docs/icons/icon-basics.html
  let bare = name.replace(/^@?[a-z\d]+(?:-[a-z\d]+)*:(?=[a-z\d])/, '').replace(setName, '');
  bare = bare
    .replace(/^(?:outline|baseline|round|solid)[-:]/, '')
    .replace(/(?<=[a-z\d])-(?:fill|filled|outline|outlined|duotone)$/, '');
  if (/^[A-Z]/.test(bare)) {
    bare = bare.replace(prefix, '');
    for (let before = ''; before !== bare && suffix.test(bare) && bare.replace(suffix, '') !== '';) {
      before = bare;
      bare = bare.replace(suffix, '');
    }
    bare = bare.replace(/\d+$/, '').replace(/([a-z0-9])([A-Z])/g, '$1 $2');
  }
  const words = bare.replace(/[-_./]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isIconComponent(name: string): boolean {
  return /Icon$|^Icon(?=[A-Z])|Icons\./.test(name) || name === 'Icon';
}

/** An element whose text must not be read as words. */
export function isIconMarkup(element: SceneElement): boolean {
  if (element.entry?.is === 'part' && element.entry.part === 'icon') return true;
  const classes = literalTexts(findValue(element.props, 'class')).join(' ');
  return classes.split(/\s+/).some(isLigature);
}

/** The name of an icon that a value holds: a component (`:icon="Delete"`) or a text (`icon="mdi-delete"`). */
export function iconOfValue(value: LinkedValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (value.kind === 'reference') return iconWords(value.path.at(-1) ?? '') || undefined;
  const text = literalText(value) ?? literalTexts(value)[0];
  return text === undefined || text === '' ? undefined : iconWords(text) || undefined;
}

/** The name of the icon that a node draws; `undefined` when it is not one. */
export function iconName(node: SceneNode): string | undefined {
  if (node.kind === 'instance') {
    const drawn = node.children.length === 1 && node.children[0]?.kind === 'element' && node.children[0].name === 'svg';
    if (!drawn && !(isIconComponent(node.name) && node.children.every((child) => child.kind !== 'text')))
      return undefined;
    return namedIcon(node.name, undefined);
  }
  if (node.kind !== 'element') return undefined;
  const classes = literalTexts(findValue(node.props, 'class')).join(' ');
  if (node.host) {
    const [text] = node.children.flatMap((child) => (child.kind === 'text' ? (literalText(child.value) ?? []) : []));
    if (classes.split(/\s+/).some(isLigature) && text !== undefined) return iconWords(text.trim());
    const font = classes
      .split(/\s+/)
      .map(drawnBy)
      .find((drawn) => drawn !== undefined);
    if (font !== undefined && (node.name === 'i' || node.name === 'span' || node.name === 'svg' || node.name === 'em'))
      return iconWords(font);
    if (node.name === 'use') {
      const id = /#(?:icon-)?([\w-]+)$/.exec(literalText(findValue(node.props, 'href', 'xlink:href')) ?? '')?.[1];
      return id === undefined ? undefined : iconWords(id);
    }
    return undefined;
  }
  const isPart =
    (node.entry?.is === 'part' && node.entry.part === 'icon') ||
    (node.entry?.is === 'action' && node.entry.picture === true);
  const last = pascal(node.name.split('.').at(-1) ?? '');
  const unknown = node.entry === null && node.package === undefined && node.children.length === 0;
  if (!isPart && (node.entry !== null || !isIconComponent(last)) && !unknown) return undefined;
  const given = iconOfValue(findValue(node.props, 'icon', 'name', 'svgIcon', 'component'));
  const [text] = node.children.flatMap((child) => (child.kind === 'text' ? (literalText(child.value) ?? []) : []));
  return namedIcon(last, given ?? (text === undefined ? undefined : iconWords(text.trim())));
}

/** A general `<Icon name="…">` is known by what it is given, an own component by its name. */
function namedIcon(component: string, given: string | undefined): string | undefined {
  const own = iconWords(component);
  const general =
    /^(?:Icon|SvgIcon|FontAwesomeIcon|VIcon|QIcon|ElIcon|AppIcon|BaseIcon|MdiIcon|NIcon|VaIcon|Svg)$/.test(component);
  if (general || own === '') return given;
  return given !== undefined && component.endsWith('Icon') && given !== '' ? given : own || undefined;
}
