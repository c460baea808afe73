import type { Field, PageElement, PageSnapshot } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { choiceGroupKey } from '../match/element-view.js';
import type { Intent } from '../intents/model/intent.js';
import { labelText, ownLabels } from '../intents/model/label-text.js';
import { sensitivity } from '../risk/sensitivity/sensitivity.js';
import type { SynthesizedTarget } from '../synthesize/tool-targets.js';
import { shownChoices } from './choices.js';
import { fieldSchema } from './field-schema.js';
import { namesItsOption } from '../identity/names-its-option.js';

/** A question can be this long; what is longer is no name. */
const longestLabel = 160;

/** Makes the map's field from a target. @param key already unique in the tool */
export function makeField({ intent, matchedElements, target }: SynthesizedTarget, key: string, inRow: boolean): Field {
  const elements = matchedElements.map(({ element }) => element);
  const first = matchedElements[0];
  const required = isRequired(intent.constraints.required, elements);
  const shown = matchedElements.flatMap(({ element, snapshot }) =>
    shownChoices(element, fellowsOf(snapshot, element, intent)),
  );
  const sensitive = sensitivity(intent, elements);
  const shownLabel =
    inRow || first === undefined || namesItsOption(intent, first.element, shown) ? '' : pageLabel(first.element);
  const labels = ownLabels(intent);
  // Text that only stands near a field is a guess; what the page itself calls the field is none.
  const isGuess = labels.every(({ from }) => from === 'near-text' || from === 'placeholder' || from === 'icon');
  const isNamed = shownLabel !== '' && shownLabel !== foldText(intent.placeholder ?? '');
  const label = brief((isGuess && isNamed ? shownLabel : labelText(labels)) || shownLabel || intent.placeholder || '');
  return {
    ...target,
    key,
    label,
    role: workingRole(first?.element.role ?? intent.roles[0] ?? ''),
    schema: {
      ...fieldSchema(intent, first?.element, dedupe(shown), required),
      ...(label === '' ? {} : { title: label }),
    },
    required,
    ...(sensitive === undefined ? {} : { sensitive }),
  };
}

/** Of a placeholder that is a page of example text, its beginning. */
function brief(label: string): string {
  return label.length <= longestLabel ? label : `${label.slice(0, longestLabel).replace(/\s+\S*$/, '')}…`;
}

export function isRequired(bySource: boolean | undefined, elements: readonly PageElement[]): boolean {
  return bySource === true || elements.some(({ constraints }) => constraints.required === true);
}

function fellowsOf(snapshot: PageSnapshot, element: PageElement, intent: Intent): PageElement[] {
  const key = choiceGroupKey(element, snapshot, [intent]);
  return key === null
    ? []
    : snapshot.elements.filter(
        (other) => other.index !== element.index && choiceGroupKey(other, snapshot, [intent]) === key,
      );
}

/** Where Chromium computes no role, the nearest working word (CONTRACT section 1). */
const workingRole = (role: string): string => (role === '' || role === 'generic' || role === 'none' ? 'textbox' : role);

const pageLabel = (element: PageElement): string => foldText(element.labels[0] ?? element.name);

function dedupe<T extends { value: string }>(choices: readonly T[]): T[] {
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()];
}
