import type { PageElement, PageHandler, PageSnapshot } from '@webmcp/contract';

import type { HandlerEvidence } from '../intents/model/intent.js';
import type { AppCode } from '../source/app-code.js';
import { controlOf } from './control-of.js';
import { isSubmit } from './is-submit.js';
import type { Answers, SeenElement } from './seen-element.js';
import { turnsPages } from './turns-pages.js';

/** Events of a person's act, and the events by which components report an act. */
const acts =
  /^(?:(?:dbl)?click|submit|change|input|press|select|toggle|(?:key|mouse|pointer)(?:down|up)|keypress|touch(?:start|end)|(?:update:)?(?:model)?value(?:change)?)$/i;

/** Calls by which a function finds out which of the elements inside was pressed. */
const delegating = new Set(['closest', 'matches', 'is']);

/** Finds what answers an element of a page. Without the app's code, no function can be read. */
export function answersOf(element: PageElement, snapshot: PageSnapshot, code: AppCode | undefined): Answers {
  const all = (element.handlers ?? []).filter(({ event }) => acts.test(event));
  const own = [...all, ...ofWrapper(element, snapshot)].filter(({ isAround }) => isAround !== true);
  const around = all.filter(({ isAround }) => isAround === true);
  const read = (handlers: readonly PageHandler[]): HandlerEvidence[] =>
    handlers.flatMap((handler) => code?.handlerOf(handler) ?? []);
  const ofTag = own.length === 0 && element.answers === 'own' ? handlersOfTag(element, code) : [];
  const handlers = [
    ...read(own),
    ...ofTag,
    ...read(around.filter(({ event }) => event === 'submit' && isSubmit(element, snapshot))),
  ];
  const passed = own.length > 0 ? [] : around.filter(({ event }) => event !== 'submit');
  const serving = passed.flatMap((handler) =>
    read([handler]).filter((found) => isDelegating(found) || code?.readsPressed(handler) === true),
  );
  const ofView = isOfView(element);
  const place = ofTag[0]?.source ?? (own[0] ?? (serving.length > 0 ? around[0] : undefined))?.at;
  return {
    handlers: [...handlers, ...serving],
    ...(place === undefined ? {} : { place }),
    unread:
      code !== undefined &&
      !ofView &&
      handlers.length + serving.length === 0 &&
      isAnsweredUnread({ element, snapshot }, { own, around }, read),
    native: ofView || isNative(element, snapshot),
  };
}

/**
 * Decides whether an element is the pager or a sorting header of a library. Its code is not the app's. Its words or marks are
 * proof enough for a control of the view.
 */
const isOfView = (element: PageElement): boolean =>
  element.answers !== 'none' && (turnsPages(element) || element.sorts === true);

/** Returns the functions of acts that the element's own tag names. */
function handlersOfTag({ sources = [] }: PageElement, code: AppCode | undefined): HandlerEvidence[] {
  const [site] = sources;
  return site === undefined ? [] : (code?.handlersOfTag(site) ?? []).filter(({ event }) => acts.test(event));
}

/** Returns the functions of a button that contains the element alone: `<button><a>…</a></button>`. A press runs them too. */
function ofWrapper({ index }: PageElement, { elements }: PageSnapshot): readonly PageHandler[] {
  const before = elements[index - 1];
  const { wraps, handlers = [] } = before?.index === index - 1 ? before : {};
  return wraps === true ? handlers.filter(({ event }) => acts.test(event)) : [];
}

/**
 * Decides whether a function that cannot be read answers an element. The browser reports the answer also where no place
 * in the app's files is known.
 */
function isAnsweredUnread(
  { element, snapshot }: Pick<SeenElement, 'element' | 'snapshot'>,
  { own, around }: Record<'own' | 'around', readonly PageHandler[]>,
  read: (handlers: readonly PageHandler[]) => readonly HandlerEvidence[],
): boolean {
  if (own.length > 0) return true;
  const { control, isField } = controlOf(element, snapshot);
  if (isField || control === 'custom') return false;
  return element.answers === 'own' || (element.answers === 'around' && read(around).length === 0);
}

/** Decides whether a function of an element around asks which element inside was pressed. */
const isDelegating = ({ does }: HandlerEvidence): boolean =>
  does.calls.some(({ callee }) => callee.includes('target') || delegating.has(callee.at(-1) ?? ''));

function isNative(element: PageElement, snapshot: PageSnapshot): boolean {
  const { tag, attributes } = element;
  if (tag === 'a') return attributes.href !== undefined;
  if (tag === 'select' || tag === 'textarea') return true;
  return isSubmit(element, snapshot) || (tag === 'input' && attributes.type !== 'button');
}
