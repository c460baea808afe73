import type { ManifestTool } from '@webmcp/contract';

import { natives, run } from '../dom/natives.js';
import { usable } from '../accessibility/usable.js';
import { attribute, formFacts, nameOf, sendersOf, sentName } from './form-facts.js';
import { severeWords } from './severe-words.js';

/** Returns the button that a press submits with, and its form. */
export function submitterOf(pressed: Element): { button: Element; form: HTMLFormElement } | undefined {
  const button = pressed.closest<HTMLButtonElement>('button,input[type=submit],input[type=image]');
  const submits = button && /^(submit|image)$/.test(button.type);
  return submits && button.form ? { button, form: button.form } : undefined;
}

/**
 * Returns the address to which a press of an element would send its form now; undefined if the press sends no form, or
 * sends it to code of the page.
 */
function targetOf(pressed: Element): URL | undefined {
  const found = submitterOf(pressed);
  if (!found) return undefined;
  const action = attribute(found.button, 'formaction') || attribute(found.form, 'action') || location.href;
  if (!URL.canParse(action, document.baseURI)) return undefined;
  const url = new URL(action, document.baseURI);
  return url.protocol === 'javascript:' ? undefined : url;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Decides whether an address belongs to the page itself. On a developer's machine every port does. */
export const isOwn = ({ protocol, host, hostname }: URL): boolean =>
  (protocol === location.protocol && host === location.host) ||
  (loopback.test(hostname) && loopback.test(location.hostname));

/**
 * Explains why a form may not be sent. Its address leads elsewhere than when the map was made, or names an ending that the
 * map does not know.
 */
export function formMoved(pressed: Element, { submitsTo, risk }: ManifestTool): string | undefined {
  const url = targetOf(pressed);
  if (!url) return undefined;
  const now = url.origin === 'null' ? url.protocol : url.origin + url.pathname;
  if (submitsTo !== undefined ? now !== submitsTo : !isOwn(url))
    return `The form led to ${submitsTo ?? location.origin} and leads to ${now} now`;
  const known = risk.reasons.map(({ evidence }) => evidence).join(' ');
  const word =
    risk.level === 'destructive' ? undefined : severeWords(url.pathname).find((each) => !known.includes(each));
  return word !== undefined && !location.pathname.toLowerCase().includes(word)
    ? `The form leads to ${url.pathname} now, which reads riskier than the map`
    : undefined;
}

/** Matches addresses of code that does nothing: the form is handled by the page. */
const idle = /^javascript:\s*(void\s*\(?0\)?|0|false)?\s*;?$/i;

/**
 * Explains why a form that the browser submits now may not be sent. It leads to code, or has another method or window than
 * when the map was made. Or it sends a value that nobody sees.
 */
export function submitsOtherwise(pressed: Element, tool: ManifestTool): string | undefined {
  const found = submitterOf(pressed);
  if (!found) return undefined;
  const { button, form } = found;
  const { submitsBy } = tool;
  const facts = formFacts(form);
  const action = attribute(button, 'formaction') ?? attribute(form, 'action') ?? '';
  if (/^\s*javascript:/i.test(action) && !idle.test(action)) return 'The form leads to code now';
  const [method, target] = (['method', 'target'] as const).map((of) => attribute(button, `form${of}`) ?? facts[of]);
  const now = `${method || 'get'} ${target}`.trim().toLowerCase();
  if (submitsBy !== undefined && now !== submitsBy)
    return `The form was sent by ${submitsBy} and is sent by ${now} now`;
  const added = sendersOf(form).find((each) => (each === button || isUnseen(each)) && isAdded(nameOf(each), tool));
  return added && addedProblem(nameOf(added));
}

/** Matches names of the tokens by which servers and their guards know a visit. They may be drawn by a script at any time. */
const ofGuards = /csrf|xsrf|captcha|turnstile|nonce|authenticity|^[\da-f]{16,}$/i;

/** Decides whether the form sent no value of this name when the map was made. Undefined in the map means unknown. */
export const isAdded = (name: string, { sends, fields }: ManifestTool): boolean =>
  !!name &&
  !!sends &&
  !ofGuards.test(name) &&
  ![...sends, ...fields.flatMap(({ key, fingerprint }) => [key, fingerprint?.name ?? ''])].some(
    (known) => sentName(known) === sentName(name),
  );

export const addedProblem = (name: string): string =>
  `The form would send ${JSON.stringify(name)} too, which it did not send when the map was made`;

/** Decides whether an element sends a value and a person sees no box of it. */
export function isUnseen(element: Element): boolean {
  const { type, value, checked } = element as HTMLInputElement;
  if (/^(submit|button|reset|image)$/.test(type) || element.matches(':disabled')) return false;
  if (!value || (/^(radio|checkbox)$/.test(type) && !checked)) return false;
  const { width, height, right, bottom } = element.getBoundingClientRect();
  const isDrawn = usable(element) && Math.min(width, height) > 1 && right > 0 && bottom + scrollY > 0;
  return !isDrawn || !run(natives.isShown, element, [{ opacityProperty: true }]);
}
