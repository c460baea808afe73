import { composedClosest } from '../../dom/composed-closest.js';
import { usable } from '../../accessibility/usable.js';
import { isDrawnIn } from '../../dom/is-drawn-in.js';
import type { Reversal } from '../page/reversal.js';
import { textOf, type Look, type Scene } from '../page/scene.js';
import { concerns, type Sign } from './concerns.js';

/** A text of a live region, or of a part that floats over the page. */
export interface Said {
  text: string;
  element: Element;
  /** True for a part without the role of a message. */
  floats?: true;
}

/** Everything that was observed between the act and now. */
export interface Observation {
  scene: Scene;
  before: Look;
  now: Look;
  /** The texts of live regions since the act, also texts that are gone again. */
  said: Said[];
  /** The texts of the browser's alert boxes. */
  alerts: string[];
  /** The questions in the browser's boxes that were answered with no. */
  declined: string[];
  /** The tabs that the page's code opened, or that the browser blocked. */
  tabs: { url: string; isBlocked: boolean }[];
  /** The last click. */
  click?: Event;
  /** True if the pressed element was the chosen one of several choices before the act. */
  wasChosen: boolean;
  /** The fields whose native validation stopped a submit, each with the browser's message. */
  blocked: Map<Element, string>;
  requests: PerformanceResourceTiming[];
  /** The requests that only read. A request belongs here only if the page's code shows its method. */
  reads?: ReadonlySet<PerformanceResourceTiming>;
  /** The names of the files that the browser started to download. */
  downloads: string[];
  /** The texts that the page copied to the clipboard, or tried to copy. */
  copies: { text: string; isRefused: boolean }[];
  /** True if the form was reset. */
  reset: boolean;
  /** The nodes that came into the document since the act. */
  added: Set<Node>;
  /** The nodes that left the document since the act. Some may be back. */
  removed: Set<Node>;
  /**
   * The nodes that came or changed while the act could cause it, each with its text before. A node that came has the text
   * '' before.
   */
  arrived: Map<Node, string>;
  /** The element that the container, or a part around the container, was removed from. */
  place?: Node;
  /** The texts of live regions at the moment when the page first showed the act as done. */
  doneWith?: ReadonlySet<string>;
  /** The way in which the page took a change back. */
  taken?: Reversal | undefined;
  /** The first error message of the page's own code. */
  thrown?: string;
}

/** An observation with the facts that several signals need. */
export interface Reading extends Observation {
  /** The pressed element, or else the container. */
  act: Element | undefined;
  /** True if the container is still usable. */
  isThere: boolean;
  /** The part of the page that counts as the form. */
  form: Element | null | undefined;
  /** The dialogs that opened since the act. */
  opened: HTMLElement[];
  /** The fields that are newly marked as invalid, without a word. */
  wordless: Element[];
  /** Decides whether the call could have caused a sign of a refusal. */
  concerns(sign: Sign): boolean;
  /** Decides whether the texts or controls of the container changed. */
  isOther(): boolean;
}

/** Adds the facts that several signals need. */
export function readingOf(observation: Observation): Reading {
  const { scene, before, now } = observation;
  const act = scene.action ?? now.scope;
  const isThere = !!now.scope && usable(now.scope);
  return {
    ...observation,
    act,
    isThere,
    // The whole page is no form: only the part of the body that holds the control is around it.
    form: now.scope === document.body ? act && composedClosest(act, 'body>*') : now.scope,
    opened: openedParts(before, now),
    wordless: [...now.invalid].flatMap(([element, text]) =>
      text || before.invalid.has(element) || !concerns(observation, { at: element, field: element }) ? [] : [element],
    ),
    concerns: (sign) => concerns(observation, sign),
    isOther: () => isThere && (isOtherText(observation) || now.controls !== before.controls),
  };
}

/** Returns the dialogs that opened, and a part without their role that is drawn over the page since the act. */
function openedParts(before: Look, now: Look): HTMLElement[] {
  const dialogs = now.dialogs.filter((dialog) => !before.dialogs.includes(dialog));
  const { overlay } = now;
  const isKnown =
    !overlay ||
    overlay === before.overlay ||
    now.dialogs.some((dialog) => isDrawnIn(dialog, overlay) || isDrawnIn(overlay, dialog));
  return isKnown ? dialogs : [...dialogs, overlay];
}

/** Decides whether the scope has another text. A page may draw the pressed element anew, with the same wording. */
function isOtherText({ scene: { action }, before, now }: Observation): boolean {
  return action && !action.isConnected ? now.whole !== before.whole : textOf(now.texts) !== textOf(before.texts);
}
