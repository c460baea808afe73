import { contentReadings } from '../readings/content-readings.js';
import { controlParts, type ControlParts } from '../controls/control-parts.js';
import type { DraftIntent } from '../drafts/draft.js';
import type { IntentOption } from '../model/intent.js';
import { ariaLabels, labelElementReadings } from '../labels/aria-labels.js';
import { fieldLabels } from '../labels/field-labels.js';
import { uniqueLabels } from '../labels/label-source.js';
import type { IndexedScene } from '../scene/id-index.js';
import { nearText } from '../labels/near-text.js';
import { findValue, literalText, textProp } from '../values/prop-values.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { descendants, sharedDepth, type SceneElement, type SceneNode } from '../scene/scene.js';
import { wrappersOf } from '../controls/wrappers.js';
import { labelsOfWrapper } from '../labels/wrapper-labels.js';

/** The fieldset or named group around a set of radios, if nothing else is asked in it. */
export function groupElement(members: readonly SceneElement[]): SceneElement | undefined {
  const [first] = members;
  if (first === undefined) return undefined;
  for (let at = first.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element') continue;
    if (at.entry?.is === 'boundary' && at.entry.kind === 'group') {
      const others = [...descendants(at)].some(
        (node) => node.kind === 'element' && node.entry?.is === 'field' && !members.includes(node),
      );
      return others ? undefined : at;
    }
    if (at.entry?.is === 'boundary') return undefined;
  }
  return undefined;
}

function legends(group: SceneElement): FoundLabel[] {
  for (const node of descendants(group)) {
    if (node.kind === 'element' && node.entry?.is === 'legend')
      return labelsOf(contentReadings(node.children), 'legend');
  }
  return [];
}

/** A group's labels: its own name, legend or wrapper's label, else the text before its first radio. */
export function groupLabels(draft: DraftIntent, parts: ControlParts, context: IndexedScene): FoundLabel[] {
  const { node, entry, members } = draft;
  const own = entry.is === 'field' && entry.group === true ? fieldLabels({ element: node, entry, parts, context }) : [];
  const inside = entry.is === 'field' && entry.group === true ? labelsInside(node, members) : [];
  const group = groupElement(members.length > 0 ? members : [node]);
  const found = [
    ...own.filter((label) => label.from !== 'near-text'),
    ...inside,
    ...(group === undefined ? [] : [...legends(group), ...ariaLabels(group.props, group, context)]),
    ...(own.length > 0 ? [] : wrapperGroupLabels(node)),
  ];
  if (found.length === 0) found.push(...own, ...(own.length === 0 ? textBefore(draft, context) : []));
  return uniqueLabels(found);
}

/** Label elements inside the group that belong to none of its members. */
function labelsInside(group: SceneElement, members: readonly SceneElement[]): FoundLabel[] {
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

function wrapperGroupLabels(node: SceneElement): FoundLabel[] {
  return wrappersOf(node).flatMap(({ element, entry }) => labelsOfWrapper(element, entry));
}

/** Text before the first radio that does not belong to the radio itself: its own text comes after it. */
function textBefore({ members, node }: DraftIntent, context: IndexedScene): FoundLabel[] {
  const first = members[0] ?? node;
  const second = members[1];
  const depth = second === undefined ? 0 : sharedDepth(first, second);
  let top: SceneNode = first;
  while (top.parent !== null && top.parent.depth > depth) top = top.parent;
  const from = top.kind === 'element' ? top : first;
  return nearText(from, 'text', context).labels;
}

/** The radios as options; undefined when one of them is only known at run time. */
export function radioOptions(members: readonly SceneElement[], context: IndexedScene): IntentOption[] | undefined {
  const options: IntentOption[] = [];
  for (const member of members) {
    if (member.entry?.is !== 'field') return undefined;
    const parts = controlParts(member, member.entry);
    const [label] = fieldLabels({ element: member, entry: member.entry, parts, context });
    const value = findValue(parts.props, ...(member.entry.valueProps ?? []), 'value');
    const text = literalText(value) ?? textProp(member.props, 'label');
    if (label?.parts !== undefined || (label === undefined && text === undefined)) return undefined;
    const known = literalText(value);
    options.push({ ...(known === undefined ? {} : { value: known }), label: label?.text ?? text ?? '' });
  }
  return options.length === 0 ? undefined : options;
}
