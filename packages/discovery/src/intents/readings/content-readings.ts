import { isOverlayKind } from '@webmcp/text';

import { innerHtml } from '../../extract/facts/neutral-props.js';
import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import type { SceneElement, SceneNode } from '../scene/scene.js';
import { findValue, isOn } from '../values/prop-values.js';
import { iconName, isIconMarkup } from './icon-name.js';
import { emptyReading, joinReadings, literalReading, restFirst, unknownReading, type Reading } from './reading.js';
import { readingsOf } from './value-readings.js';

/** Elements of running text; no space separates them from the text around. */
const inlineTags = new Set(
  'a abbr b bdi bdo cite code em font i kbd mark q s small span strong sub sup u var wbr label'.split(' '),
);
/** Elements without text of their own on the page. */
const textlessTags = new Set(
  'script style template noscript select textarea input datalist iframe head object video audio canvas'.split(' '),
);
const space: Reading = literalReading(' ');

type Skip = (node: SceneNode) => boolean;

/**
 * Returns the texts that nodes show together.
 * @param skip leaves nodes out, such as the control that a label wraps
 */
export function contentReadings(nodes: readonly SceneNode[], skip: Skip = () => false): Reading[] {
  return joinReadings(nodes.map((node) => nodeReadings(node, skip)));
}

function nodeReadings(node: SceneNode, skip: Skip): Reading[] {
  if (skip(node)) return [emptyReading];
  switch (node.kind) {
    case 'text':
      return readingsOf(node.value);
    case 'branch':
      return branchReadings(node, skip);
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

/**
 * Returns the texts of all cases. If every case has a test, the empty text is first: the text without its optional
 * part.
 */
function branchReadings({ children }: SceneNode, skip: Skip): Reading[] {
  const readings = restFirst(children.flatMap((child) => contentReadings(child.children, skip)));
  const isComplete = children.some((child) => child.kind === 'case' && child.test === undefined);
  return isComplete ? readings : [emptyReading, ...readings];
}

function elementReadings(element: SceneElement, skip: Skip): Reading[] {
  if (isWithoutText(element)) return [emptyReading];
  if (element.name === 'br') return [space];
  if (element.name === 'svg') {
    const titles = element.children.filter((child) => child.kind === 'element' && child.name === 'title');
    return contentReadings(titles, skip);
  }
  const aria = findValue(element.props, 'aria-label');
  const text = aria === undefined ? (ownText(element) ?? contentReadings(element.children, skip)) : readingsOf(aria);
  return element.host && inlineTags.has(element.name) ? text : joinReadings([[space], text, [space]]);
}

/**
 * Matches elements that add nothing to the text around: hidden elements, icons, fields, options, and overlays such as a
 * button's menu.
 */
function isWithoutText(element: SceneElement): boolean {
  const { name, entry, props } = element;
  if (textlessTags.has(name) || isHidden(props) || isIconMarkup(element)) return true;
  if (entry?.is === 'field' || entry?.is === 'option') return true;
  return entry?.is === 'boundary' && isOverlayKind(entry.kind);
}

function isHidden(props: readonly LinkedProp[]): boolean {
  return isOn(findValue(props, 'aria-hidden')) || isOn(findValue(props, 'hidden'));
}

/** Returns the text that replaces an element's children: a message, a text prop, or a picture's alternative text. */
function ownText(element: SceneElement): Reading[] | undefined {
  const { entry, props, message } = element;
  if (message !== undefined) return messageText(element, message);
  const given = findValue(props, ...(entry?.is === 'text' ? (entry.text ?? []) : []), 'textContent');
  if (given !== undefined) return readingsOf(given);
  if (findValue(props, innerHtml) !== undefined) return [unknownReading];
  const alt = findValue(props, 'alt');
  if (element.name === 'img' || element.name === 'area') return alt === undefined ? [emptyReading] : readingsOf(alt);
  // A component with a picture, such as an avatar, shows its content where the picture fails to load.
  const isPicture = !element.host && findValue(props, 'src') !== undefined;
  return isPicture && alt !== undefined ? [...readingsOf(alt), ...contentReadings(element.children)] : undefined;
}

/** Returns a message's texts. If no catalogue has the key, the element shows its content, and the key stays known. */
function messageText(element: SceneElement, message: LinkedValue): Reading[] {
  const readings = readingsOf(message);
  const isKnown = readings.some(({ parts }) => parts.some((part) => part !== null && part !== ''));
  if (isKnown || element.children.length === 0) return readings;
  const [{ template, keys, places } = unknownReading] = readings;
  return contentReadings(element.children).map((reading) =>
    keys.length === 0 ? reading : { ...reading, template, keys, places },
  );
}

/**
 * Returns the names of the icons that nodes draw, in order, each once.
 * @param skip leaves nodes out, such as the controls in a box
 */
export function iconsIn(nodes: readonly SceneNode[], skip: Skip = () => false): string[] {
  const found = new Set<string>();
  const visit = (node: SceneNode): void => {
    if (skip(node)) return;
    const name = iconName(node);
    if (name !== undefined) found.add(name);
    else node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return [...found];
}
