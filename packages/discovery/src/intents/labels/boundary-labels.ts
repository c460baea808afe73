import type { BoundaryEntry } from '@webmcp/contract';
import { isOverlayKind, knownMarks } from '@webmcp/text';

import { contentReadings } from '../readings/content-readings.js';
import { propReadings } from '../readings/prop-readings.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import type { IndexedScene } from '../scene/id-index.js';
import { descendants, isControl, type SceneElement } from '../scene/scene.js';
import { ariaLabels } from './aria-labels.js';
import { headingBefore, headingIn, ownsHeadings } from './headings.js';
import { collectLabels, type LabelSource } from './label-source.js';
import { findValue, literalTexts } from '../values/prop-values.js';
import { attributeLabels } from './prop-labels.js';

/** A boundary whose labels are looked up. */
export interface LabelledBoundary {
  element: SceneElement;
  entry: BoundaryEntry;
  context: IndexedScene;
}

/** The sources of a boundary's labels, best first. */
export const boundaryLabelSources: readonly LabelSource<LabelledBoundary>[] = [
  {
    name: 'aria',
    reason: 'ARIA names override all others on the page.',
    labels: ({ element, context }) => ariaLabels(element.props, element, context),
  },
  {
    name: 'legend',
    reason: 'A legend names its fieldset or group.',
    labels: ({ element, entry }) => (element.name === 'fieldset' || entry.kind === 'group' ? legendOf(element) : []),
  },
  {
    name: 'summary',
    reason: 'A summary names its details element.',
    labels: ({ element }) => (element.name === 'details' ? summaryOf(element) : []),
  },
  {
    name: 'title props',
    reason: 'A dialog component renders its title from a prop or a slot.',
    labels: ({ element, entry }) =>
      (entry.title ?? []).flatMap((name) => labelsOf(propReadings(element, name, isControl) ?? [], 'prop')),
  },
  {
    name: 'heading inside',
    reason: 'A heading names the section around it; in a group or menu it names a part.',
    labels: ({ element, entry }) => (entry.kind === 'group' || entry.kind === 'menu' ? [] : headingIn(element)),
  },
  {
    name: 'title of the card inside',
    reason: 'A dialog around one card, as in Vuetify, has the title of the card.',
    fallback: true,
    labels: ({ element, entry, context }) => (entry.open === undefined ? [] : titleInside(element, context)),
  },
  {
    name: 'line with the class of a title',
    reason: 'A dialog without a heading has a line that a library draws as a title: `text-h6`. The page reads it, too.',
    fallback: true,
    labels: ({ element, entry }) => (isOverlayKind(entry.kind) && entry.kind !== 'menu' ? titleLine(element) : []),
  },
  {
    name: 'title attribute',
    reason: 'A tooltip is the name where no other is.',
    labels: ({ element }) => (element.host ? attributeLabels(element.props, 'title', 'title') : []),
  },
  {
    name: 'heading before',
    reason: 'A form without a heading inside often has one before.',
    fallback: true,
    labels: ({ element, entry, context }) => (entry.kind === 'form' ? headingBefore(element, context.scene) : []),
  },
];

/** Returns the labels of a form, dialog, group or region, best first. */
export function boundaryLabels(boundary: LabelledBoundary): FoundLabel[] {
  return collectLabels(boundaryLabelSources, boundary);
}

function legendOf(element: SceneElement): FoundLabel[] {
  for (const node of descendants(element, (one) => !ownsHeadings(one))) {
    if (node.kind === 'element' && node.entry?.is === 'legend')
      return labelsOf(contentReadings(node.children), 'legend');
  }
  return [];
}

function summaryOf(element: SceneElement): FoundLabel[] {
  const summary = element.children.find((child) => child.kind === 'element' && child.name === 'summary');
  return summary === undefined ? [] : labelsOf(contentReadings(summary.children), 'content');
}

/** Returns the labels of the first section inside that counts only with a name, such as a card. */
function titleInside(element: SceneElement, context: IndexedScene): FoundLabel[] {
  for (const node of descendants(element, (one) => !ownsHeadings(one))) {
    if (node.kind !== 'element' || node.entry?.is !== 'boundary' || node.entry.named !== true) continue;
    return boundaryLabels({ element: node, entry: node.entry, context });
  }
  return [];
}

/** Returns the labels of the first line in a dialog whose class marks a title. */
function titleLine(element: SceneElement): FoundLabel[] {
  for (const node of descendants(element, (one) => !ownsHeadings(one))) {
    if (node.kind !== 'element' || !node.host || node.controls > 0) continue;
    const marks = literalTexts(findValue(node.props, 'class'));
    const labels = marks.some((text) => knownMarks.title.test(text))
      ? labelsOf(contentReadings(node.children), 'heading')
      : [];
    if (labels.length > 0) return labels;
  }
  return [];
}
