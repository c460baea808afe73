import type { Field, PageElement, PageSnapshot } from '@webmcp/contract';

import type { Intent } from '../intents/model/intent.js';
import type { MatchedElement } from '../match/model/matched-elements.js';
import { choiceGroupKey, isButtonGroup } from '../match/views/element-view.js';
import { sensitivity } from '../risk/sensitivity/sensitivity.js';
import type { SynthesizedTarget } from '../synthesize/tool-targets.js';
import { answersKeys } from '../synthesize/answers-keys.js';
import { shownChoices } from './controls/choices.js';
import { fieldLabel } from './field-label.js';
import { fieldSchema } from './field-schema.js';

/** An element of a field, with the page that shows it. */
type ShownElement = Pick<MatchedElement, 'snapshot' | 'element'>;

/**
 * Makes the map's field of a target: adds label, role, schema, and sensitivity.
 * @param key unique in the tool
 * @param inRow true for a field in the rows of a row action
 * @param acts true if an action of the tool takes the values, or if rows show the field without a step
 * @param mayBeOmitted true for a field that a call may omit although the form demands a value
 */
export function makeField(
  synthesized: SynthesizedTarget,
  key: string,
  inRow: boolean,
  acts = true,
  mayBeOmitted = false,
): Field {
  const { intent, matchedElements, target } = synthesized;
  const elements = matchedElements.map(({ element }) => element);
  const shown = matchedElements.flatMap(({ element, snapshot }) =>
    shownChoices(element, fellowsOf(snapshot, element, intent)),
  );
  const choices = [...new Map(shown.map((choice) => [choice.value, choice])).values()];
  const required = !mayBeOmitted && isRequired(intent.constraints.required, matchedElements);
  const sensitive = sensitivity(intent, elements);
  const label = fieldLabel(synthesized, shown, inRow);
  return {
    ...target,
    key,
    label,
    role:
      isButtonGroup(intent) && !elements[0]?.role.replace(/^generic$/, '')
        ? 'button'
        : elements[0]?.opensList === true
          ? 'combobox'
          : workingRole(elements[0]?.role ?? intent.roles[0] ?? ''),
    schema: {
      ...fieldSchema(intent, elements[0], choices, required),
      ...(label === '' ? {} : { title: label }),
    },
    required,
    ...endOf(intent, acts),
    ...(sensitive === undefined ? {} : { sensitive }),
    ...(intent.restsOn === undefined ? {} : { basis: intent.restsOn }),
  };
}

/** Returns what a call does after the value is typed. */
const endOf = (intent: Intent, acts: boolean): Pick<Field, 'endsWith' | 'suggests'> => ({
  ...(acts || !answersKeys(intent) ? {} : { endsWith: 'Enter' }),
  ...(intent.suggests === undefined ? {} : { suggests: true }),
});

/**
 * Decides whether a call has to give a value: source or page demands one, and no route always shows one already. A form that
 * edits a record keeps the values that a call omits. The form of a new record, on another route, demands them by itself.
 */
export function isRequired(bySource: boolean | undefined, shown: readonly ShownElement[]): boolean {
  const routes = [...new Set(shown.map(({ snapshot }) => snapshot.route))];
  const isPrefilledOn = (route: string): boolean =>
    shown.every(({ snapshot, element }) => snapshot.route !== route || element.prefilled === true);
  if (routes.some(isPrefilledOn)) return false;
  return bySource === true || shown.some(({ element }) => element.constraints.required === true);
}

/** Returns the other radios or boxes that are one field with an element. */
function fellowsOf(snapshot: PageSnapshot, element: PageElement, intent: Intent): PageElement[] {
  const key = choiceGroupKey(element, snapshot, [intent]);
  if (key === null) return [];
  return snapshot.elements.filter(
    (other) => other.index !== element.index && choiceGroupKey(other, snapshot, [intent]) === key,
  );
}

/** Returns the nearest working role if Chromium computes no role (docs/map-format.md). */
const workingRole = (role: string): string => (role === '' || role === 'generic' || role === 'none' ? 'textbox' : role);
