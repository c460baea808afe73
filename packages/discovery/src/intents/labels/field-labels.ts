import type { FieldEntry } from '@webmcp/contract';

import { controlParts, innerField, type ControlParts } from '../controls/control-parts.js';
import type { FoundLabel } from '../readings/found-label.js';
import type { IndexedScene } from '../scene/id-index.js';
import type { SceneElement } from '../scene/scene.js';
import { ariaLabels } from './aria-labels.js';
import { columnHeader } from './column-header.js';
import { blankOption } from './blank-option.js';
import { labelsByFor, labelsInside, wrappingLabels } from './label-elements.js';
import { collectLabels, uniqueLabels, type LabelSource } from './label-source.js';
import { nearText } from './near-text.js';
import { attributeLabels, entryPropLabels, tooltipLabels } from './prop-labels.js';
import { wrapperLabels } from './wrapper-labels.js';

/** A field whose labels are looked up. */
export interface LabelledField {
  element: SceneElement;
  entry: FieldEntry;
  parts: ControlParts;
  context: IndexedScene;
}

/** Gathers a field element's parts for the lookup of its labels. */
export function labelledField(element: SceneElement, entry: FieldEntry, context: IndexedScene): LabelledField {
  return { element, entry, parts: controlParts(element, entry), context };
}

/** The sources of a field's name, in the order of the accessible name computation. Every source adds its labels. */
export const fieldNameSources: readonly LabelSource<LabelledField>[] = [
  {
    name: 'aria',
    reason: 'ARIA names override all others on the page.',
    labels: ({ parts, element, context }) => ariaLabels(parts.props, element, context),
  },
  {
    name: 'label for',
    reason: 'A label element names the control by its id.',
    labels: ({ parts, context }) => labelsByFor(parts, context),
  },
  {
    name: 'wrapping label',
    reason: 'A label element names the control inside.',
    labels: ({ element }) => wrappingLabels(element),
  },
  {
    name: 'label props',
    reason: 'A component renders its label from a prop, a slot or its content.',
    labels: ({ element, entry }) => entryPropLabels(element, entry.label ?? []),
  },
  {
    name: 'wrapper',
    reason: 'A form item labels the one control inside.',
    labels: ({ element }) => wrapperLabels(element),
  },
  {
    name: 'label inside',
    reason: 'A field component can have its label as a part.',
    labels: ({ element }) => (element.host ? [] : labelsInside(element)),
  },
  {
    name: 'inner field',
    reason: 'A component that renders a given input has the labels of that input.',
    labels({ element, entry, context }) {
      const inner = innerField(element, entry);
      return inner?.entry?.is === 'field' ? fieldLabels(labelledField(inner, inner.entry, context)) : [];
    },
  },
];

/** The sources of hints. The page shows a hint, but seldom as the name. */
export const fieldHintSources: readonly LabelSource<LabelledField>[] = [
  {
    name: 'tooltip',
    reason: 'A tooltip is the name where no other is.',
    labels: ({ parts }) => tooltipLabels(parts.props),
  },
  {
    name: 'placeholder',
    reason: 'A placeholder often shows an example.',
    labels: ({ parts }) => attributeLabels(parts.props, 'placeholder', 'placeholder'),
  },
];

/**
 * Returns a field's labels, best first: names, then hints. A field without a name also gets the header of its table
 * column, else the text beside it. Untied label elements come before the hints, other text after them. The blank option of
 * a list comes last.
 */
export function fieldLabels(field: LabelledField): FoundLabel[] {
  const { element, entry, context } = field;
  const names = collectLabels(fieldNameSources, field);
  const hints = collectLabels(fieldHintSources, field);
  if (names.length > 0) return uniqueLabels([...names, ...hints]);
  const inColumn = columnHeader(element);
  if (inColumn.length > 0) return uniqueLabels([...hints, ...inColumn]);
  const near = nearText(element, entry.control, context);
  const beside = hints.length > 0 && isChanging(near.labels) ? [] : near.labels;
  const found = near.isLabel ? [...near.labels, ...hints] : [...hints, ...beside];
  return uniqueLabels([...found, ...blankOption(element)]);
}

/** Decides whether a text counts something or has several wordings: "3 links", "Saving…" and "Saved". It names no field. */
const isChanging = (labels: readonly FoundLabel[]): boolean =>
  labels.some(({ parts }) => parts?.includes(null) === true) ||
  labels.filter(({ locales }) => locales === undefined).length > 1;
