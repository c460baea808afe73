import type { PageElement } from '@webmcp/contract';
import {
  boxText,
  fingerprint,
  isFormControl,
  labelTexts,
  lastingLabelTexts,
  name,
  stepButtons,
} from '@webmcp/runtime/page';
import { allowedAttributes, testIds } from './elements/attributes.js';
import { computedName, computedRole, visibleText } from './elements/computed.js';
import { constraintsOf, isDisabled } from './elements/constraints.js';
import { isInCombobox } from './elements/is-in-combobox.js';
import { isPrefilled } from './elements/is-prefilled.js';
import { isStrong } from './elements/interactive.js';
import { textsBeside } from './elements/text-beside.js';
import { sortsRows } from './elements/sorts-rows.js';
import { wrapsControl } from './elements/wraps-control.js';
import { carriedSource, sourcesOf } from './frameworks/sources.js';
import { optionsOf } from './options/options-of.js';
import type { PageReading } from './page-reading.js';
import { askedCss } from './selectors/asked-selectors.js';
import { datumSelectors } from './selectors/datum-selectors.js';
import { namelessSelectors } from './selectors/nameless-selectors.js';
import { formRoleSelector } from './selectors/form-role-selector.js';
import { wordsSelector } from './selectors/words-selector.js';
import { ownRowSelectors } from './selectors/own-row-selectors.js';

/** Reads one interactive element. */
export function readElement(element: Element, position: number, reading: PageReading): PageElement {
  const { index, testIdAttributes } = reading;
  const role = computedRole(element);
  const options = optionsOf(element);
  const sources = sourcesOf(element);
  const carries = carriedSource(element);
  const labels = labelTexts(element);
  const beside = !isFormControl(element) || lastingLabelTexts(element).length > 0 ? [] : besideOf(element, reading);
  return {
    index: position,
    tag: element.localName,
    role,
    name: shownName(element),
    labels,
    ...(beside.length === 0 ? {} : { beside }),
    attributes: allowedAttributes(element),
    testIds: testIds(element, testIdAttributes),
    chain: index.chainOf(element),
    constraints: constraintsOf(element),
    ...(options === undefined ? {} : { options }),
    disabled: isDisabled(element),
    ...(isPrefilled(element) ? { prefilled: true as const } : {}),
    ...(isInCombobox(element) ? { opensList: true as const } : {}),
    ...(stepButtons(element) === undefined ? {} : { steps: true as const }),
    ...(wrapsControl(element) ? { wraps: true as const } : {}),
    ...(sortsRows(element) ? { sorts: true as const } : {}),
    candidates: [
      ...index.candidates(element),
      ...namelessSelectors(element, reading),
      ...ownRowSelectors(element, reading),
      ...formRoleSelector(element, reading),
      ...datumSelectors(element, reading),
      ...askedCss(element, reading),
      ...wordsSelector(element, reading),
    ],
    fingerprint: fingerprint(element, testIdAttributes),
    ...(sources.length === 0 ? {} : { sources }),
    ...(carries === null ? {} : { carries }),
  };
}

/** Roles that take no name from content. A library may give one to a link: Quasar's items of menus. */
const unnamed = /^(?:generic|none|paragraph|listitem)$/;

/**
 * Returns the accessible name; the visible text for a weak candidate without a name. A link or button whose role takes no
 * name has the text by which the runtime finds it.
 */
function shownName(element: Element): string {
  const computed = computedName(element, name(element));
  if (computed !== '' || !(element instanceof HTMLElement)) return computed;
  if (!isStrong(element)) return visibleText(element);
  return unnamed.test(computedRole(element)) ? boxText(element) : '';
}

function besideOf(element: Element, { controls, scopes }: PageReading): string[] {
  return textsBeside(element, {
    isControl: (other) => controls.has(other),
    isScope: (other) => scopes.has(other),
  });
}
