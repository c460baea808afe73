import type { ActionEntry, TriggerEntry } from '@webmcp/contract';
import { isOverlayKind } from '@webmcp/text';

import { pascal } from '../../libraries/lookup/library-index.js';
import { contentReadings, iconsIn } from '../readings/content-readings.js';
import { iconOfValue } from '../readings/icon-name.js';
import { isCaptions } from '../model/is-captions.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import type { IndexedScene } from '../scene/id-index.js';
import { isControl, type SceneElement, type SceneNode } from '../scene/scene.js';
import { findProp, findValue, literalText } from '../values/prop-values.js';
import { ariaLabels } from './aria-labels.js';
import { labelsByFor } from './label-elements.js';
import { collectLabels, type LabelSource } from './label-source.js';
import { nearText } from './near-text.js';
import { attributeLabels, entryPropLabels, tooltipLabels } from './prop-labels.js';
import { wrapperLabels } from './wrapper-labels.js';

/** An action whose labels are looked up. */
export interface LabelledAction {
  element: SceneElement;
  entry: ActionEntry | TriggerEntry;
  context: IndexedScene;
}

/** The sources of an action's labels, in the order of the accessible name computation. Every source adds its labels. */
export const actionLabelSources: readonly LabelSource<LabelledAction>[] = [
  {
    name: 'aria',
    reason: 'ARIA names override all others on the page.',
    labels: ({ element, context }) => ariaLabels(element.props, element, context),
  },
  {
    name: 'label for',
    reason: 'A label element can name a button by its id.',
    labels: ({ element, context }) => labelsByFor({ holders: [element], props: element.props }, context),
  },
  {
    name: 'content',
    reason: 'The content of a button is its name, or the props that the library renders as content.',
    labels: ({ element, entry }) => contentLabels(element, entry).filter((label) => !isCardOfData(entry, label)),
  },
  {
    name: 'browser default',
    reason: 'The browser words a submit or reset input without a value.',
    labels: ({ element }) => defaultName(element),
  },
  {
    name: 'alt',
    reason: 'An image button or image map area has the name of its picture.',
    labels: ({ element }) => attributeLabels(element.props, 'alt', 'alt'),
  },
  {
    name: 'tooltip',
    reason: 'A tooltip is the name where no other is.',
    labels: ({ element }) => tooltipLabels(element.props),
  },
  {
    name: 'wrapper',
    reason: 'A tooltip component around a button names the button.',
    labels: ({ element }) => wrapperLabels(element),
  },
  {
    name: 'icon',
    reason: 'An icon hints at the action, but is no text on the page.',
    labels: ({ element, entry }) =>
      contentLabels(element, entry).some((label) => isCardOfData(entry, label)) ? [] : iconLabels(element, entry),
  },
];

function contentLabels(element: SceneElement, entry: ActionEntry | TriggerEntry): FoundLabel[] {
  const isBox = entry.is === 'action' && entry.byEvents === true && entry.label?.includes('children') !== false;
  const isPictured = isBox && holds(element, isTitledDrawing) && !holds(element, isControl);
  const shown = isPictured ? labelsOf(contentReadings(element.children, isTitledDrawing), 'content') : [];
  const isText = shown.some(({ text, parts }) => parts === undefined && text !== '');
  return isText ? shown : entryPropLabels(element, entry.label ?? ['children']);
}

const holds = (node: SceneNode, fits: (one: SceneNode) => boolean): boolean =>
  node.children.some((child) => fits(child) || holds(child, fits));

/** Decides whether a node is a drawing. Its title is a part of a button's name, and no text that a box shows. */
const isTitledDrawing = (node: SceneNode): boolean => node.kind === 'element' && node.name === 'svg';

/** Decides whether the text of a box that answers a click shows several values: its words are captions, and no name. */
const isCardOfData = (entry: ActionEntry | TriggerEntry, label: FoundLabel): boolean =>
  entry.is === 'action' && entry.byEvents === true && isCaptions(label);

/**
 * Returns an action's labels, best first. An action without a label has a label made of its component's name:
 * `<ExportButton />`. A drawn switch has the text before it.
 */
export function actionLabels(action: LabelledAction): FoundLabel[] {
  const { element, context } = action;
  const found = collectLabels(actionLabelSources, action);
  if (found.length > 0) return found;
  return isDrawnSwitch(element) && !isInLoop(element)
    ? nearText(element, 'button', context).labels
    : componentNameLabels(element);
}

/** Decides whether a loop draws a control. The text before it is the data of its row. */
function isInLoop({ parent }: SceneNode): boolean {
  for (let at = parent; at !== null; at = at.parent) if (at.kind === 'loop') return true;
  return false;
}

/** Decides whether a button has nothing but a knob: `<button><span className="knob" /></button>`. */
function isDrawnSwitch({ host, name, children }: SceneElement): boolean {
  const [knob, ...others] = children;
  return host && name === 'button' && others.length === 0 && knob?.kind === 'element' && isBlank(knob);
}

const isBlank = ({ host, name, children }: SceneElement): boolean =>
  host && /^(?:span|div)$/.test(name) && children.length === 0;

function iconLabels(element: SceneElement, entry: ActionEntry | TriggerEntry): FoundLabel[] {
  const props = entry.is === 'action' ? (entry.icon ?? []) : [];
  const given = props.flatMap((name) => iconOfValue(findValue(element.props, name)) ?? []);
  // The controls in a clickable box, and the parts that they open, have icons of their own.
  const isBox = entry.is === 'action' && entry.byEvents === true;
  const shown = iconsIn([element], (node) => isBox && node !== element && (isControl(node) || isOverlay(node)));
  return [...given, ...shown].map((text) => ({ text, from: 'icon', places: [] }));
}

function isOverlay(node: SceneNode): boolean {
  return node.kind === 'element' && node.entry?.is === 'boundary' && isOverlayKind(node.entry.kind);
}

/** First words of a button component's name that describe the control and not the action. */
const genericNames = /^(?:|Icon|Base|App|Ui|My|The|Custom|Primary|Secondary|Default|Main|Action|Toggle|Nav|Tool|Menu)$/;

/** Returns the words of a button component's name: `refresh` of `<RefreshIconButton />`. Other libraries' buttons bring their own text. */
function componentNameLabels({ name, host, library }: SceneElement): FoundLabel[] {
  const last = pascal(name.split('.').at(-1) ?? '');
  const words = /^(.*?)(?:Icon)?(?:Button|Btn)$/.exec(last)?.[1] ?? '';
  if (host || library !== undefined || genericNames.test(words)) return [];
  return [{ text: words.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase(), from: 'icon', places: [] }];
}

/** The words of a browser in English for inputs without a value. */
const defaultNames: ReadonlyMap<string, string> = new Map([
  ['submit', 'Submit'],
  ['reset', 'Reset'],
]);

function defaultName(element: SceneElement): FoundLabel[] {
  if (element.name !== 'input' || findProp(element.props, 'value') !== undefined) return [];
  const text = defaultNames.get(literalText(findValue(element.props, 'type'))?.toLowerCase() ?? '');
  return text === undefined ? [] : [{ text, from: 'content', places: [] }];
}
