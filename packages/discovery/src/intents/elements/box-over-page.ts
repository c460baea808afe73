import type { BoundaryEntry } from '@webmcp/contract';
import { words } from '@webmcp/text';

import { shownIf } from '../../extract/facts/neutral-props.js';
import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import { descendants, isControl, type SceneElement, type SceneNode } from '../scene/scene.js';
import { findValue, literalText } from '../values/prop-values.js';
import { shownByLook } from '../values/shown-by-look.js';

/** Matches a class of a box that covers the window or its middle, by the usual names. */
export const overPage =
  /(?:^|-)(?:(?:modal|dialog|popup|lightbox)(?:-(?:overlay|backdrop|background|bg|mask|wrapper|wrap|container|root|box|window))?|overlay|backdrop)$/;

/** Sets of utility classes. A box with a class of each pattern of a set covers the window or its middle. */
const utilities: readonly (readonly RegExp[])[] = [
  [/^fixed$/, /^inset-0$/],
  [/^fixed$/, /^top-0$/, /^left-0$|^inset-x-0$/, /^(?:w-(?:full|screen)|right-0|inset-x-0)$/],
  [/^fixed$/, /^top-(?:1\/2|\[50%\])$/, /^left-(?:1\/2|\[50%\])$/],
  [/^absolute$/, /^inset-0$/, /^z-/],
];

/** The parts of an inline style that cover the window. */
const covering = [/^inset:0/, /^(?:width:100(?:%|vw)|right:0)/, /^(?:height:100(?:%|vh|dvh)|bottom:0)/] as const;

/**
 * Returns the entry of a box with controls that a condition shows over the page: a dialog without a role. Undefined for every
 * other element, and for a box around a dialog of a library or with a role.
 */
export function drawnDialog(element: SceneElement): BoundaryEntry | undefined {
  const isPlain = element.entry === null || isByEvents(element) || isNamedSection(element);
  if (!isPlain || !liesOverPage(element.props) || !isShownByCondition(element)) return undefined;
  const inside = [...descendants(element)];
  return inside.some(isControl) && !inside.some(isRoleDialog)
    ? { is: 'boundary', kind: 'dialog', role: '' }
    : undefined;
}

const isByEvents = ({ entry }: SceneElement): boolean => entry?.is === 'action' && entry.byEvents === true;

const isNamedSection = ({ entry }: SceneElement): boolean => entry?.is === 'boundary' && entry.named === true;

const isRoleDialog = (node: SceneNode): boolean =>
  node.kind === 'element' && node.entry?.is === 'boundary' && node.entry.kind === 'dialog' && node.entry.role !== '';

/** Decides whether a box lies over the page while it is shown: by its classes, or by an inline style. */
function liesOverPage(props: readonly LinkedProp[]): boolean {
  const tokens = tokensOf(findValue(props, 'class'));
  if (tokens.some((token) => overPage.test(words(token).join('-')))) return true;
  if (utilities.some((set) => set.every((wanted) => tokens.some((token) => wanted.test(token))))) return true;
  const style = declarationsOf(findValue(props, 'style'));
  const has = (wanted: RegExp): boolean => style.some((one) => wanted.test(one));
  const [inset, wide, high] = covering;
  return has(/^position:fixed$/) && (has(inset) || (has(wide) && has(high)));
}

/**
 * Decides whether a condition shows a box: its own, or that of the case or component that it is all of. Of two cases one or
 * the other is the page, and nothing lies over it.
 */
function isShownByCondition(element: SceneElement): boolean {
  if (findValue(element.props, shownIf) !== undefined || shownByLook(element.props) !== undefined) return true;
  for (let at: SceneNode | null = element.parent; at !== null && at.kind !== 'element'; at = at.parent) {
    if (at.kind === 'loop') return false;
    if (at.kind === 'case') return at.parent?.kind !== 'branch' || shownCases(at.parent) === 1;
  }
  return false;
}

const shownCases = ({ children }: { children: readonly SceneNode[] }): number =>
  children.filter((child) => child.kind === 'case' && child.children.length > 0).length;

/** Returns every class that an element can have. A member of a style module names its class. */
function tokensOf(value: LinkedValue | undefined): string[] {
  switch (value?.kind) {
    case 'template':
      return value.parts.flatMap(tokensOf);
    case 'array':
      return value.items.flatMap(tokensOf);
    case 'choice':
      return value.options.flatMap(tokensOf);
    case 'call':
      return value.args.flatMap(tokensOf);
    case 'object':
      return value.entries.flatMap(({ key }) => key.split(/\s+/));
    case 'reference':
      return value.path.slice(-1);
    default:
      return (literalText(value) ?? '').split(/\s+/);
  }
}

/** Returns the declarations of a style with known values, without spaces: `position:fixed`. */
function declarationsOf(value: LinkedValue | undefined): string[] {
  if (value?.kind !== 'object') return (literalText(value) ?? '').split(';').map((one) => one.replace(/\s+/g, ''));
  return value.entries.map(({ key, value: style }) => `${key}:${literalText(style) ?? ''}`);
}
