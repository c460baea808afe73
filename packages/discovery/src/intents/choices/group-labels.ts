import type { ControlParts } from '../controls/control-parts.js';
import { wrappersOf } from '../controls/wrappers.js';
import type { DraftIntent } from '../drafts/draft.js';
import { ariaLabels, labelElementReadings } from '../labels/aria-labels.js';
import { fieldLabels } from '../labels/field-labels.js';
import { collectLabels, type LabelSource } from '../labels/label-source.js';
import { nearText } from '../labels/near-text.js';
import { labelsOfWrapper } from '../labels/wrapper-labels.js';
import { contentReadings } from '../readings/content-readings.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import type { IndexedScene } from '../scene/id-index.js';
import { descendants, sharedDepth, type SceneElement, type SceneNode } from '../scene/scene.js';
import { findValue } from '../values/prop-values.js';
import { groupElement } from './group-element.js';

/** A group of choices whose labels are looked up. */
export interface LabelledGroup {
  draft: DraftIntent;
  parts: ControlParts;
  context: IndexedScene;
  /** The labels of the group field itself; empty if the first member represents the group. */
  own: readonly FoundLabel[];
}

/** The sources of a group's labels, best first. */
export const groupLabelSources: readonly LabelSource<LabelledGroup>[] = [
  {
    name: 'own name',
    reason: 'A group field has labels as any field has; text beside it is only a guess.',
    labels: ({ own }) => own.filter((label) => label.from !== 'near-text'),
  },
  {
    name: 'label inside',
    reason: 'A group component renders its label as a part.',
    labels: ({ draft: { node, entry, members } }) => (isGroupField(entry) ? labelInside(node, members) : []),
  },
  {
    name: 'fieldset',
    reason: 'A fieldset around the choices alone names them.',
    labels({ draft: { node, members }, context }) {
      const group = groupElement(members.length > 0 ? members : [node]);
      return group === undefined ? [] : [...legendOf(group), ...ariaLabels(group.props, group, context)];
    },
  },
  {
    name: 'wrapper',
    reason: 'A form item names the choices inside.',
    labels: ({ draft, own }) =>
      own.length > 0 ? [] : wrappersOf(draft.node).flatMap(({ element, entry }) => labelsOfWrapper(element, entry)),
  },
  {
    name: 'text beside the group',
    reason: 'A group without a label has its text before the first choice.',
    fallback: true,
    labels: ({ draft, own, context }) => (own.length > 0 ? own : textBefore(draft, context)),
  },
];

/** Returns a group's labels, best first. */
export function groupLabels(draft: DraftIntent, parts: ControlParts, context: IndexedScene): FoundLabel[] {
  const { node, entry } = draft;
  const own = isGroupField(entry) ? fieldLabels({ element: node, entry, parts, context }) : [];
  return collectLabels(groupLabelSources, { draft, parts, context, own });
}

type GroupField = Extract<DraftIntent['entry'], { is: 'field' }>;

function isGroupField(entry: DraftIntent['entry']): entry is GroupField {
  return entry.is === 'field' && entry.group === true;
}

function legendOf(group: SceneElement): FoundLabel[] {
  for (const node of descendants(group)) {
    if (node.kind === 'element' && node.entry?.is === 'legend')
      return labelsOf(contentReadings(node.children), 'legend');
  }
  return [];
}

/** Returns the first label element inside a group that belongs to none of its members. */
function labelInside(group: SceneElement, members: readonly SceneElement[]): FoundLabel[] {
  const isMember = (node: SceneNode): boolean => node.kind === 'element' && members.includes(node);
  const isOther = (node: SceneNode): boolean =>
    isMember(node) || (node.kind === 'element' && node.entry?.is === 'wrapper' && node.controls > 0);
  for (const node of descendants(group, (one) => !isOther(one))) {
    if (node.kind !== 'element' || (node.entry?.is !== 'label' && node.entry?.is !== 'legend')) continue;
    if (findValue(node.props, 'for') !== undefined || [...descendants(node)].some(isMember)) continue;
    return labelsOf(labelElementReadings(node), 'label');
  }
  return [];
}

/** Returns the text before the first member. The search starts outside of the member's own box, whose text names the member. */
function textBefore({ members, node }: DraftIntent, context: IndexedScene): FoundLabel[] {
  const [first = node, second] = members;
  const depth = second === undefined ? 0 : sharedDepth(first, second);
  let box: SceneNode = first;
  while (box.parent !== null && box.parent.depth > depth) box = box.parent;
  return nearText(box.kind === 'element' ? box : first, 'text', context).labels;
}
