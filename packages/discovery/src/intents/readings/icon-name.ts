import { iconOfClass, ligatureClass } from '@webmcp/text';

import { pascal } from '../../libraries/lookup/library-index.js';
import type { LinkedValue } from '../../link/model/linked.js';
import type { SceneElement, SceneNode } from '../scene/scene.js';
import { findValue, literalText, literalTexts } from '../values/prop-values.js';
import { iconWords } from './icon-words.js';

const iconClass = iconOfClass();
const isLigature = ligatureClass();

/** Returns every class that an element can have. */
const classesOf = ({ props }: SceneElement): string[] => literalTexts(findValue(props, 'class')).join(' ').split(/\s+/);

/** Returns the first literal text directly inside a node. */
function textIn({ children }: SceneNode): string | undefined {
  return children.flatMap((child) => (child.kind === 'text' ? (literalText(child.value) ?? []) : []))[0];
}

const isIconComponent = (name: string): boolean => /Icon$|^Icon(?=[A-Z])|Icons\./.test(name);

/** Decides whether an element's text is the code of an icon, and no words. */
export function isIconMarkup(element: SceneElement): boolean {
  if (element.entry?.is === 'part' && element.entry.part === 'icon') return true;
  return classesOf(element).some(isLigature);
}

/** Returns the name of the icon in a prop's value: a component (`:icon="Delete"`) or a text (`icon="mdi-delete"`). */
export function iconOfValue(value: LinkedValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (value.kind === 'reference') return iconWords(value.path.at(-1) ?? '') || undefined;
  const text = literalText(value) ?? literalTexts(value)[0];
  return text === undefined || text === '' ? undefined : iconWords(text) || undefined;
}

/** One way to draw an icon. */
export interface IconSource {
  name: string;
  /** Returns the icon's name; undefined if the node draws no icon this way. */
  icon(node: SceneNode): string | undefined;
}

/** Components that draw the icon of their props. Their own name names no icon. */
const generalIcon = /^(?:Icon|SvgIcon|FontAwesomeIcon|VIcon|QIcon|ElIcon|AppIcon|BaseIcon|MdiIcon|NIcon|VaIcon|Svg)$/;

/** Returns the name of a component's icon: the given one of a general icon or an `…Icon`, else the component's name. */
function componentIcon(component: string, given: string | undefined): string | undefined {
  const own = iconWords(component);
  if (generalIcon.test(component) || own === '') return given;
  return given !== undefined && component.endsWith('Icon') && given !== '' ? given : own || undefined;
}

/** Tags that icon fonts use. */
const fontTags = new Set(['i', 'span', 'svg', 'em']);

/** The sources of an icon. The first with a name decides. */
export const iconSources: readonly IconSource[] = [
  {
    name: 'own component',
    icon(node) {
      if (node.kind !== 'instance') return undefined;
      const [first, ...others] = node.children;
      const isDrawing = first?.kind === 'element' && first.name === 'svg' && others.length === 0;
      const isNamed = isIconComponent(node.name) && node.children.every((child) => child.kind !== 'text');
      return isDrawing || isNamed ? componentIcon(node.name, undefined) : undefined;
    },
  },
  {
    name: 'ligature',
    icon(node) {
      const text = node.kind === 'element' && node.host ? textIn(node) : undefined;
      if (node.kind !== 'element' || text === undefined || !classesOf(node).some(isLigature)) return undefined;
      return iconWords(text.trim());
    },
  },
  {
    name: 'icon font',
    icon(node) {
      if (node.kind !== 'element' || !node.host || !fontTags.has(node.name)) return undefined;
      const icon = classesOf(node)
        .map(iconClass)
        .find((one) => one !== undefined);
      return icon === undefined ? undefined : iconWords(icon);
    },
  },
  {
    name: 'sprite',
    icon(node) {
      if (node.kind !== 'element' || !node.host || node.name !== 'use') return undefined;
      const address = literalText(findValue(node.props, 'href', 'xlink:href')) ?? '';
      const id = /#(?:icon-)?([\w-]+)$/.exec(address)?.[1];
      return id === undefined ? undefined : iconWords(id);
    },
  },
  {
    name: 'library component',
    icon(node) {
      if (node.kind !== 'element' || node.host || !drawsIcon(node)) return undefined;
      const given = iconOfValue(findValue(node.props, 'icon', 'name', 'svgIcon', 'component'));
      const text = textIn(node);
      return componentIcon(lastName(node), given ?? (text === undefined ? undefined : iconWords(text.trim())));
    },
  },
];

const lastName = ({ name }: SceneElement): string => pascal(name.split('.').at(-1) ?? '');

/** Components that draw a line, a mark, a word or a gap, and no icon. */
const drawsNoIcon = /(?:Divider|Separator|Spacer|Space|Badge|Chip|Tag|Avatar|Progress|Loader|Spinner|Skeleton)$/;

/** Decides whether a component draws an icon: by its entry, by its name, or as an empty component of unknown origin. */
function drawsIcon(element: SceneElement): boolean {
  const { entry } = element;
  if (entry?.is === 'part') return entry.part === 'icon';
  if (entry?.is === 'action') return entry.picture === true;
  if (entry !== null) return false;
  const name = lastName(element);
  const isEmpty = element.package === undefined && element.children.length === 0;
  return (isIconComponent(name) && !element.children.some(isComponent)) || (isEmpty && !drawsNoIcon.test(name));
}

/** Matches a component in a component: `ListItemIcon` only places the icon, or the box, that it contains. */
const isComponent = (child: SceneNode): boolean =>
  child.kind === 'instance' || (child.kind === 'element' && !child.host);

/** Returns the name of the icon that a node draws; undefined for other nodes. */
export function iconName(node: SceneNode): string | undefined {
  for (const source of iconSources) {
    const icon = source.icon(node);
    if (icon !== undefined) return icon;
  }
  return undefined;
}
