import type { ManifestTool } from '@webmcp/contract';

import { run } from '../dom/natives.js';
import { severeWords } from './severe-words.js';

const attribute = (element: Element | null, name: string): string | null | undefined =>
  // A field named `getAttribute` hides the form's own function.
  element && run(Element.prototype.getAttribute, element, [name]);

/** Returns the button that a press submits with, and its form. */
function submitterOf(pressed: Element): { button: Element; form: HTMLFormElement } | undefined {
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
 * Explains why a form that the browser submits now may not be sent: by another method or into another window than when
 * the map was made, or to code.
 */
export function submitsOtherwise(pressed: Element, { submitsBy }: ManifestTool): string | undefined {
  const found = submitterOf(pressed);
  if (!found) return undefined;
  const { button, form } = found;
  const of = (name: string): string => attribute(button, `form${name}`) ?? attribute(form, name) ?? '';
  if (/^\s*javascript:/i.test(of('action')) && !idle.test(of('action'))) return 'The form leads to code now';
  const now = `${of('method') || 'get'} ${of('target')}`.trim().toLowerCase();
  return submitsBy === undefined || now === submitsBy
    ? undefined
    : `The form was sent by ${submitsBy} and is sent by ${now} now`;
}
