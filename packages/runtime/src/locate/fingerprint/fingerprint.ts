import type { Fingerprint } from '@webmcp/contract';

import { placeOf } from './select-place.js';
import { isGeneratedId } from '../strategies/generated-id.js';
import { identifying } from './identifying.js';
import { sharesLabel } from './shares-label.js';
import { currentSurvey } from './current-survey.js';
import type { Survey } from './survey.js';

export interface FingerprintOptions {
  /** Labels in other languages or versions, added to the element's own. */
  labels?: string[];
  /** The root in which `unique` is counted; the document unless given. */
  root?: ParentNode;
}

/** Matches addresses without a page. Such an address identifies no link. */
const nowhere = /^(#!?|javascript:.*)$/;

/** Captures the present properties of an element, to find it later among others. */
export function fingerprint(
  element: Element,
  testIdAttributes: string[],
  options: FingerprintOptions = {},
): Fingerprint {
  const { labels = [], root = element.ownerDocument } = options;
  const survey = currentSurvey(root, testIdAttributes);
  const own = survey.read(element);
  const print: Fingerprint = {
    kind: own.kind,
    labels: labels.length ? [...new Set([...own.texts, ...labels])] : [...own.texts],
    scope: own.scope,
    unique: [],
  };
  addAttributes(print, element, survey);
  if (testIdAttributes.some((name) => isAlone(survey, name, element.getAttribute(name) ?? '')))
    print.unique.push('testid');
  const isTwin = survey.hasTwin(element);
  if (!isTwin && own.texts.length) print.unique.push('label');
  if (own.icon && survey.pictured(element).length === 1) print.unique.push('icon');
  if (isTwin || !own.texts.length) addSurroundings(print, element, survey);
  const place = placeOf(element);
  if (place) {
    print.place = place;
    print.unique.push('place');
  }
  print.unique.push(...trustOf(element, survey));
  return print;
}

const isAlone = (survey: Survey, attribute: string, value: string): boolean =>
  survey.holding(attribute, value).length === 1;

/** Adds the attributes that can identify the element, its type and its picture. */
function addAttributes(print: Fingerprint, element: Element, survey: Survey): void {
  for (const key of identifying) {
    const value = element.getAttribute(key);
    if (!value || nowhere.test(value) || (/id|name/.test(key) && isGeneratedId(value))) continue;
    print[key] = value;
    if (isAlone(survey, key, value)) print.unique.push(key);
  }
  const type = element.getAttribute('type');
  if (type) print.type = type;
  const { icon } = survey.read(element);
  if (icon) print.icon = icon;
}

/** Adds the words around an element that its own look does not distinguish. Its mark among twins is the last resort. */
function addSurroundings(print: Fingerprint, element: Element, survey: Survey): void {
  const { words, alone } = survey.near(element);
  if (words) print.near = words;
  if (alone) print.unique.push('near');
  if (print.unique.length) return;
  print.twin = survey.twin(element);
  print.unique.push('twin');
}

/** Returns the signals that limit the later trust in a label. None is an identity. */
function trustOf(element: Element, survey: Survey): string[] {
  const echo = survey.echo(element);
  const isShared = sharesLabel(element, survey.roots, (id) => survey.holding('id', id));
  return [...(isShared ? [] : ['labelled']), ...(echo === 'same' ? [] : ['words']), ...(echo ? [] : ['wording'])];
}
