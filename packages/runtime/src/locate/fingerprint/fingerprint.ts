import type { Fingerprint } from '@webmcp/contract';

import { isGeneratedId } from '../strategies/generated-id.js';
import { identifying } from './identifying.js';
import { sharesLabel } from './shares-label.js';
import { currentSurvey } from './current-survey.js';

export interface FingerprintOptions {
  /** Labels in other languages or versions, added to the element's own. */
  labels?: string[];
  /** The root in which `unique` is counted; the document unless given. */
  root?: ParentNode;
}

/** Matches addresses that lead nowhere. Such an address identifies no link. */
const nowhere = /^(#!?|javascript:.*)$/;

/** Captures the present properties of an element, to find it later among others. */
export function fingerprint(
  element: Element,
  testIdAttributes: string[],
  options: FingerprintOptions = {},
): Fingerprint {
  const { labels = [], root = element.ownerDocument } = options;
  const surveyed = currentSurvey(root, testIdAttributes);
  const own = surveyed.read(element);
  const print: Fingerprint = {
    kind: own.kind,
    labels: labels.length ? [...new Set([...own.texts, ...labels])] : [...own.texts],
    scope: own.scope,
    unique: [],
  };
  const alone = (name: string, value: string): boolean => surveyed.holding(name, value).length === 1;
  for (const key of identifying) {
    const value = element.getAttribute(key);
    if (!value || nowhere.test(value) || (/id|name/.test(key) && isGeneratedId(value))) continue;
    print[key] = value;
    if (alone(key, value)) print.unique.push(key);
  }
  const type = element.getAttribute('type');
  if (type) print.type = type;
  if (own.icon) print.icon = own.icon;
  if (testIdAttributes.some((name) => alone(name, element.getAttribute(name) ?? ''))) print.unique.push('testid');

  const isTwin = surveyed.hasTwin(element);
  if (!isTwin && own.texts.length) print.unique.push('label');
  if (own.icon && surveyed.pictured(element).length === 1) print.unique.push('icon');
  if (isTwin || !own.texts.length) {
    const { words, alone: apart } = surveyed.near(element);
    if (words) print.near = words;
    if (apart) print.unique.push('near');
    if (!print.unique.length) {
      print.twin = surveyed.twin(element);
      print.unique.push('twin');
    }
  }
  // The remaining signals limit the later trust in a label. None is an identity.
  if (!sharesLabel(element, surveyed.roots, (id) => surveyed.holding('id', id))) print.unique.push('labelled');
  const echo = surveyed.echo(element);
  if (echo !== 'same') print.unique.push('words');
  if (!echo) print.unique.push('wording');
  return print;
}
