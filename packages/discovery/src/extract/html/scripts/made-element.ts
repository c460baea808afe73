import type { Node } from '@babel/types';

import type { CreatedElement } from '../page/created-piece.js';
import type { AskedMarks } from './asked-marks.js';
import type { DrawingLoop } from './drawing-loops.js';

/** An element while its script is read. */
export interface Made {
  element: CreatedElement;
  /** The loop whose body creates the element. */
  around: DrawingLoop | null;
  /** The expressions of its texts and attributes that only the run knows. */
  computed: Node[];
  children: Made[];
  /** The place that receives the element: another element, or a selector that may be unknown. */
  home?: Home;
  /** The loop inside of the receiving element that puts the element there for each item: the cards of a column. */
  inner?: DrawingLoop;
  /** The script listens for a press. */
  acts: boolean;
  /** The script itself presses the element: a link that starts a download. */
  isPressed: boolean;
  /** jQuery makes the element, so the names of the element have the methods of jQuery. */
  isOfJquery?: true;
}

/** The place that receives an element: another element, or a selector that may be unknown. */
export type Home = Made | { selector: string | null };

const controls = /^(?:button|input|select|textarea|a)$/;

/**
 * Decides whether a person acts on a made element by an event. A list of suggestions takes the mouse before the focus
 * moves.
 */
export const isPress = (event: string): boolean => /^(?:click|dblclick|mousedown)$/.test(event);

/** Returns an element that nothing has been given to. */
export const madeWith = (element: CreatedElement, around: DrawingLoop | null): Made => ({
  element,
  around,
  computed: [],
  children: [],
  acts: false,
  isPressed: false,
});

/** Decides whether a tree has a control for people, and none that the script presses itself. */
export const isPart = (made: Made, asked: AskedMarks): boolean =>
  holds(
    made,
    ({ element: { tag, attributes }, acts }) =>
      acts || controls.test(tag) || [...attributes].some(([name, { text }]) => asked.has(name, text)),
  ) && !holds(made, ({ isPressed }) => isPressed);

/** Decides whether a test holds for an element or for one inside of it. */
function holds(made: Made, test: (made: Made) => boolean): boolean {
  return test(made) || made.children.some((child) => holds(child, test));
}

/** Returns the expressions in a tree that only the run knows, without those of rows inside. */
export const computedIn = (made: Made): Node[] => [
  ...made.computed,
  ...made.children.flatMap((child) => (child.inner === undefined ? computedIn(child) : [])),
];
