import type { HandlerLink } from '@webmcp/contract';
import { answeringDrawing, isOwned, listens } from '@webmcp/runtime/page';
import type { StoredHandler } from './handler-store.js';
import { handlerStores } from './handler-stores.js';
import { askedInSource, askedSelector, isInside, isMatch, mayServe } from './may-serve.js';
import { pressAnswer } from './press-answer.js';
import { readBound } from './questions-of.js';

/** Chromium's `getEventListeners`, which exists only in code that the DevTools protocol evaluates. */
export type ListenersOf = (target: EventTarget) => Record<string, { listener: unknown }[]>;

/** The functions that answer the elements, by reference, and the links from elements to them as JSON. */
export interface FoundHandlers {
  functions: unknown[];
  /** A list of {@link HandlerLink} for each element, then for each container. */
  links: string;
  /** A list of {@link PressAnswer} for each element as JSON; null if the answer is unknown. */
  answers: string;
  /**
   * Finds the links and answers again with the functions that bound functions call, whose texts only the browser knows.
   * @param bound the position of each bound function, followed by the function that it calls
   */
  withTargets(...bound: unknown[]): Omit<FoundHandlers, 'withTargets'>;
}

/** The events of a person's act. A handler of an element around serves only these. */
const acts = /^(?:click|submit|change|input|keydown|keyup|mousedown|pointerdown)$/;

/** The most functions of a page. For each element, the most levels around it, and the most links to functions there. */
const most = { functions: 2_000, levels: 40, links: 200 };

/**
 * Finds the functions that answer each element: the listeners of the browser, and the handlers in the stores of
 * frameworks. Handlers of the elements around it follow its own, nearest first, because they may serve it by delegation.
 * A container has its own handlers of acts alone.
 */
export function findHandlers(
  elements: readonly Element[],
  containers: readonly Element[],
  listenersOf: ListenersOf,
): FoundHandlers {
  const numbers = new Map<unknown, number>();
  const own = new Map<EventTarget, StoredHandler[]>();
  const ownOf = (element: EventTarget): StoredHandler[] => {
    const known = own.get(element) ?? handlersOf(element, listenersOf);
    own.set(element, known);
    return known;
  };
  const numberOf = (handler: unknown): number | undefined => {
    const known = numbers.get(handler);
    if (known !== undefined || numbers.size >= most.functions) return known;
    numbers.set(handler, numbers.size);
    return numbers.size - 1;
  };
  const ownLinksOf = (container: Element): HandlerLink[] =>
    ownOf(container).flatMap(({ event, handler }): HandlerLink[] => {
      const found = acts.test(event) ? numberOf(handler) : undefined;
      return found === undefined ? [] : [[event, found, 0]];
    });
  // A press of a button reaches the drawing that fills it. The runtime presses drawings of frameworks and boxes of HTML.
  const ofDrawing = (element: Element): HandlerLink[] => {
    const drawing = answeringDrawing<Element>(element, (one) => ownOf(one).some(({ event }) => event === 'click'));
    return drawing instanceof HTMLElement || (drawing !== undefined && listens(drawing)) ? ownLinksOf(drawing) : [];
  };
  const linksOf = (element: Element): HandlerLink[] => {
    const links = ofDrawing(element);
    let around: Node | null = element;
    for (let level = 0; around !== null && level < most.levels; level += 1) {
      for (const stored of ownOf(around)) {
        if (around !== element && (links.length >= most.links || !serves(stored, element, around))) continue;
        const found = numberOf(stored.handler);
        if (found === undefined) continue;
        const selector = around === element ? undefined : meantBy(stored, element);
        const inSource = around === element || selector !== undefined ? undefined : askedInSource(element);
        if (selector !== undefined) links.push([stored.event, found, 0, selector]);
        else if (inSource !== undefined) links.push([stored.event, found, 1, inSource]);
        else links.push([stored.event, found, around === element ? 0 : 1]);
      }
      around = parentOf(around);
    }
    return links;
  };
  const links = [...elements.map(linksOf), ...containers.map(ownLinksOf)];
  const isRun = elements.some(isOwned);
  const answers = elements.map((element) => pressAnswer(element, ownOf, isRun) ?? null);
  const functions = [...numbers.keys()];
  return {
    functions,
    links: JSON.stringify(links),
    answers: JSON.stringify(answers),
    withTargets(...bound) {
      for (let at = 0; at < bound.length; at += 2)
        readBound(functions[bound[at] as number] as object, bound[at + 1] as object);
      return findHandlers(elements, containers, listenersOf);
    },
  };
}

/** Returns the next node that an event of a node reaches: a shadow root comes before its host, the document is last. */
const parentOf = (node: Node): Node | null => (node instanceof ShadowRoot ? node.host : node.parentNode);

/** Decides whether a handler of a node around may answer for the element. */
function serves({ event, handler, selector }: StoredHandler, element: Element, around: Node): boolean {
  if (!acts.test(event)) return false;
  return selector === undefined ? mayServe(handler, element, around === document) : isInside(element, selector);
}

/** Returns the selector by which a handler of an element around names exactly the element. */
function meantBy({ handler, selector }: StoredHandler, element: Element): string | undefined {
  if (selector === undefined) return askedSelector(handler, element);
  return isMatch(element, selector) ? selector : undefined;
}

function handlersOf(element: EventTarget, listenersOf: ListenersOf): StoredHandler[] {
  const keys = element instanceof Node ? Reflect.ownKeys(element) : [];
  const stored =
    keys.length === 0 || !(element instanceof Node)
      ? []
      : handlerStores.flatMap((store) => readSafely(() => store.handlersOf(element, keys)));
  const listeners = readSafely(() => Object.entries(listenersOf(element))).flatMap(([event, list]) =>
    list.map(({ listener }) => ({ event, handler: listener })),
  );
  const called = element instanceof Element ? calledByAttributes(element) : [];
  return [...stored, ...listeners, ...called].flatMap(({ handler, ...rest }) =>
    functionsIn(handler).map((one) => ({ ...rest, handler: one })),
  );
}

/** Matches a call of a function of the window in the code of an attribute: `remove(3)`. */
const windowCall = /(?<![\w$.])(?:window\.)?([A-Za-z_$][\w$]*)\s*\(/g;

/** Matches a call of a function of an object of the app in such code: `Shop.remove(3)`. */
const memberCall =
  /(?<![\w$.])(?!(?:window|document|event|this|console|location|history)\b)([A-Za-z_$][\w$]*(?:\.[\w$]+)+)\s*\(/g;

/**
 * Returns all functions of the window, and of its objects, that attributes such as `onclick` call. The attribute has no
 * place of its own. Code that calls another function too is not known as a whole, so it has none.
 */
function calledByAttributes(element: Element): StoredHandler[] {
  return element.getAttributeNames().flatMap((attribute) => {
    const [, event] = /^on([a-z]+)$/i.exec(attribute) ?? [];
    const code = element.getAttribute(attribute) ?? '';
    if (event === undefined) return [];
    const members = [...code.matchAll(memberCall)].map(([, path = '']) => ofWindow(path));
    if (!members.every(isOfPage)) return [];
    const called = [...code.matchAll(windowCall)].flatMap(([, name = '']) => ofWindow(name) ?? []);
    return [...called, ...members].map((handler) => ({ event: event.toLowerCase(), handler }));
  });
}

/** Returns the value at a path below the window; undefined if there is none. */
const ofWindow = (path: string): unknown =>
  readSafely(() => [path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), window)])[0];

/** Decides whether a value is a function that a script of the page wrote, and none of the browser. */
const isOfPage = (value: unknown): boolean =>
  typeof value === 'function' && !/\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(value));

/** Returns the functions of a listener. A listener object has a `handleEvent`, and may keep the app's function beside it. */
function functionsIn(handler: unknown): unknown[] {
  if (typeof handler === 'function') return [handler];
  if (typeof handler !== 'object' || handler === null) return [];
  const members = Object.keys(handler).map((key) => readSafely(() => [Reflect.get(handler, key) as unknown])[0]);
  const inner = members.flatMap((member) =>
    typeof member === 'object' && member !== null && 'handleEvent' in member
      ? readSafely(() => [Reflect.get(member, 'handleEvent') as unknown])
      : [member],
  );
  const own = readSafely(() => [Reflect.get(handler, 'handleEvent') as unknown]);
  return [...inner, ...own].filter((one) => typeof one === 'function');
}

/** Reads a property of the page's own objects. A getter of the page may throw; its value then counts as absent. */
function readSafely<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch {
    return [];
  }
}
