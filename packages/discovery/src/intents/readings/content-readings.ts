import { isOverlayKind } from '@webmcp/text';

import type { LinkedProp } from '../../link/model/linked.js';
import { iconName, isIconMarkup } from './icon-name.js';
import { findValue, isOn } from '../values/prop-values.js';
import { emptyReading, joinReadings, literalReading, restFirst, unknownReading, type Reading } from './reading.js';
import { readingsOf } from './value-readings.js';
import type { SceneElement, SceneNode } from '../scene/scene.js';
import { innerHtml } from '../../extract/facts/neutral-props.js';

/** Elements whose text flows on without a gap. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
  'wbr',
  'label',
]);
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'select',
  'textarea',
  'input',
  'datalist',
  'iframe',
  'head',
  'object',
  'video',
  'audio',
  'canvas',
]);
const space: Reading = literalReading(' ');

function isHidden(props: readonly LinkedProp[]): boolean {
  return isOn(findValue(props, 'aria-hidden')) || isOn(findValue(props, 'hidden'));
}

/** Readings that may be missing: the empty one first, so that a text without its optional part leads. */
function optional(readings: readonly Reading[]): Reading[] {
  return [emptyReading, ...readings];
}

/** Text that the element shows by itself instead of by its children. */
function ownText(element: SceneElement): Reading[] | undefined {
  const { entry, props, message } = element;
  if (message !== undefined) {
    const readings = readingsOf(message);
    const isKnown = readings.some(({ parts }) => parts.some((part) => part !== null && part !== ''));
    if (isKnown || element.children.length === 0) return readings;
    // The text between the tags is what is shown where no catalogue has the key.
    const [{ said, keys, places } = unknownReading] = readings;
    return contentReadings(element.children).map((reading) =>
      keys.length === 0 ? reading : { ...reading, said, keys, places },
    );
  }
  for (const name of entry?.is === 'text' ? (entry.text ?? []) : []) {
    const value = findValue(props, name);
    if (value !== undefined) return readingsOf(value);
  }
  const text = findValue(props, 'textContent');
  if (text !== undefined) return readingsOf(text);
  if (findValue(props, innerHtml) !== undefined) return [unknownReading];
  if (element.name === 'img' || element.name === 'area') {
    const alt = findValue(props, 'alt');
    return alt === undefined ? [emptyReading] : readingsOf(alt);
  }
  const alt = element.host || findValue(props, 'src') === undefined ? undefined : findValue(props, 'alt');
  // A picture with a text to stand in for it (an avatar): its content is shown where the picture cannot be.
  if (alt !== undefined) return [...readingsOf(alt), ...contentReadings(element.children)];
  return undefined;
}

/** What a part of the scene shows as text. `skip` leaves out nodes such as the control that a label wraps. */
export function contentReadings(
  nodes: readonly SceneNode[],
  skip: (node: SceneNode) => boolean = () => false,
): Reading[] {
  return joinReadings(nodes.map((node) => nodeReadings(node, skip)));
}

function nodeReadings(node: SceneNode, skip: (node: SceneNode) => boolean): Reading[] {
  if (skip(node)) return [emptyReading];
  switch (node.kind) {
    case 'text':
      return readingsOf(node.value);
    case 'branch': {
      const cases = node.children.map((child) => contentReadings(child.children, skip));
      const complete = node.children.some((child) => child.kind === 'case' && child.test === undefined);
      const all = restFirst(cases.flat());
      return complete ? all : optional(all);
    }
    case 'loop':
      return node.children.length === 0 ? [emptyReading] : [unknownReading];
    case 'slot':
      return /^(slot:default|children|cells)$/.test(node.name) ? contentReadings(node.children, skip) : [emptyReading];
    case 'case':
    case 'instance':
      return contentReadings(node.children, skip);
    case 'element':
      return elementReadings(node, skip);
  }
}

/** A menu or dialog inside a button is not part of what the button says. */
function popsUp({ entry }: SceneElement): boolean {
  return entry?.is === 'boundary' && isOverlayKind(entry.kind);
}

function elementReadings(element: SceneElement, skip: (node: SceneNode) => boolean): Reading[] {
  if (silent.has(element.name) || isHidden(element.props) || isIconMarkup(element)) return [emptyReading];
  if (element.entry?.is === 'field' || element.entry?.is === 'option' || popsUp(element)) return [emptyReading];
  if (element.name === 'br') return [space];
  if (element.name === 'svg')
    return contentReadings(
      element.children.filter((child) => child.kind === 'element' && child.name === 'title'),
      skip,
    );
  const aria = findValue(element.props, 'aria-label');
  const inner = aria === undefined ? (ownText(element) ?? contentReadings(element.children, skip)) : readingsOf(aria);
  return element.host && inline.has(element.name) ? inner : joinReadings([[space], inner, [space]]);
}

/** Names of the icons that the nodes draw, in order. */
export function iconsIn(nodes: readonly SceneNode[]): string[] {
  const found: string[] = [];
  const visit = (node: SceneNode): void => {
    const name = iconName(node);
    if (name !== undefined) found.push(name);
    else for (const child of node.children) visit(child);
  };
  for (const node of nodes) visit(node);
  return [...new Set(found)];
}
