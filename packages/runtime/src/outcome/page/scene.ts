import { developerParts } from '@webmcp/text';

import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { isInLiving } from '../../dom/living-parts.js';
import { name } from '../../accessibility/accessible-name.js';
import { usable } from '../../accessibility/usable.js';
import { checked } from '../../accessibility/checked.js';
import { boundaryOf } from './boundary.js';
import { fieldValues } from './field-values.js';
import { fillableFields } from './fillable-fields.js';
import { openOverlay } from './open-overlay.js';
import { invalidFields, openDialogs, shownTexts } from './page-signals.js';
import { drawingOf } from './picture.js';
import { withoutValues } from './tone.js';
import { closest } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';
import { whileStill } from '../../dom/still.js';

/** A request that the page's code is about to send. */
export interface SentRequest {
  method?: string;
  url?: string;
  body?: string | FormData | URLSearchParams | undefined;
}

/** The part of the page that a call is about. */
export interface Scene {
  /**
   * Returns the tool's container, its row, or the part around its action. After a re-render the function returns the
   * new part.
   */
  scope(): Element | undefined;
  action?: Element | undefined;
  /** Returns the element in the place of the action, if the page replaced the action. */
  successor?(): Element | undefined;
  /** Returns the keys of the tool's row set. */
  rows?(): string[];
  /**
   * Decides whether the form emptied the text fields that the call set: none has its value, and at least one is blank.
   */
  cleared(): boolean;
  /** Returns the text that the call set in a text field, if the app has emptied the field since. */
  emptied(field: Element): string | undefined;
  /** The texts that the call set. */
  values: string[];
  /** Decides whether the call set a field. */
  sets(field: Element): boolean;
  /** The texts by which the page refused a value while the fields were set. */
  refused?: ReadonlyMap<Node, string>;
  /** The elements that lost the focus to the call. Their own validation may answer the loss. */
  left: readonly Element[];
  /** Returns the label of a field, for messages. */
  label(element: Element): string;
  /** True for a tool that only shows something. A dialog that opens is then no question, and texts anywhere count. */
  opens: boolean;
  /** True for a tool without fields whose result may be a form that opens. */
  mayOpenForm: boolean;
  /** The parts that changed by themselves before the call. Their changes are evidence only with a value of the call. */
  living?: ReadonlySet<Element>;
  /** The dialog that the call answered with its last press. The dialog may still fade out. */
  answered?: Element;
  /** True for a destructive tool. */
  ends?: boolean;
  /** True for a safe tool: to do it again changes nothing. */
  shows?: boolean;
  /** Decides whether the source shows a write that the act has not sent. */
  owes?(): boolean;
  /** Decides whether a write that the act starts may not leave the page, or not yet. */
  stops?: (request: SentRequest) => 'stopped' | 'held' | undefined;
  /** True if all fields held the values of the call before the call. */
  held?: boolean;
}

/** The state of a scene at one moment. */
export interface Look {
  href: string;
  scope: Element | undefined;
  dialogs: HTMLElement[];
  /** The fields that a person can fill in, if the tool may open a form. */
  fillable: HTMLElement[];
  /** The values of all fields of the page, if the tool may open a form. */
  entered: Map<Element, string>;
  /** The dialogs around the act. Any press beside another dialog may close that dialog. */
  around: HTMLElement[];
  texts: Map<Node, string>;
  /** All text of the scope, the wording of the pressed element included. */
  whole: string;
  /** The wording of the pressed element. */
  wording: string | undefined;
  /** The lines that draw the icon of the pressed element, or of the element in its place. */
  picture: string;
  /** True if the pressed element is beside the window, where no scrolling down or up brings it back. */
  isAside: boolean;
  /** The part that is drawn over the page without the role of a dialog. */
  overlay: HTMLElement | undefined;
  /** The form or dialog around the act. */
  boundary: Element | null | undefined;
  /**
   * The number of controls in the scope, if the call set nothing that an app could refuse: a new row of a form has no
   * text.
   */
  controls: number | false | undefined;
  /** The names of the buttons in the scope, if the tool is destructive. */
  buttons: string[];
  invalid: Map<Element, string>;
  /** The values of the fields in the scope. */
  fields: Map<Element, string>;
  rows: string | undefined;
  /**
   * All text of the page without numbers, which clocks and counters change by themselves. Only tools that show
   * something read this text.
   */
  page: string;
  /** The same text with the wording of the pressed element. */
  wholePage: string;
  /** The state of the pressed element: pressed, expanded, checked or current, and sorted in a column's header. */
  state: string | undefined;
}

/** Reads the picture of the action, or of the element in its place. */
function pictureNow({ action, successor }: Scene): string {
  const element = action?.isConnected === false ? successor?.() : action;
  return element ? drawingOf(element) : '';
}

/** Decides whether an element is drawn to the left or to the right of the window. */
function isAside(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 0 && (right <= 0 || left >= innerWidth);
}

/** Returns the parts beside the dialog that the call answered. */
const unanswered = ({ answered }: Scene, parts: HTMLElement[]): HTMLElement[] =>
  answered ? parts.filter((part) => !isDrawnIn(part, answered) && !isDrawnIn(answered, part)) : parts;

const overlayBeside = (scene: Scene): HTMLElement | undefined => unanswered(scene, [openOverlay() ?? []].flat())[0];

/** Joins the texts that a person reads in a part of the page. */
export const textOf = (texts: Map<Node, string>): string => [...texts.values()].join('\n');

/** Returns an address without an empty fragment, such as the one of `<a href="#">`: it leads nowhere. */
export const withoutEmptyHash = (href: string): string => href.replace(/#!?$/, '');

/** Reads the state of a scene. */
export const look = (scene: Scene): Look => whileStill(() => read(scene));

function read(scene: Scene): Look {
  const { scope, action, rows, opens, mayOpenForm, values, living = new Set() } = scene;
  const at = scope();
  const dialogs = unanswered(scene, openDialogs());
  const isOwn = ([node, text]: [Node, string]): boolean =>
    !isInLiving(node, living) || withoutValues(text, values) !== text;
  const textsIn = (part: Element | undefined): Map<Node, string> => {
    const texts = shownTexts(part, undefined);
    return living.size ? new Map([...texts].filter(isOwn)) : texts;
  };
  const withoutAction = (texts: Map<Node, string>): Map<Node, string> =>
    action ? new Map([...texts].filter(([node]) => !isDrawnIn(node, action))) : texts;
  const all = textsIn(at);
  const everywhere = opens ? textsIn(document.body) : new Map<Node, string>();
  return {
    href: withoutEmptyHash(location.href),
    scope: at,
    dialogs,
    fillable: mayOpenForm ? fillableFields() : [],
    entered: fieldValues(mayOpenForm ? document.body : undefined),
    around: dialogs.filter((dialog) => [action, at].some((each) => each && isDrawnIn(each, dialog))),
    boundary: boundaryOf(action?.isConnected ? action : at),
    texts: withoutAction(all),
    whole: textOf(all),
    wording: action && name(action as HTMLElement),
    picture: pictureNow(scene),
    isAside: !!action && isAside(action),
    overlay: overlayBeside(scene),
    controls: !values.length && at && countControls(at),
    buttons: namesOfButtons(scene, at),
    invalid: invalidFields(at ?? document),
    fields: fieldValues(at),
    page: textOf(withoutAction(everywhere)).replace(/\d+/g, '0'),
    wholePage: textOf(everywhere).replace(/\d+/g, '0'),
    rows: rows && JSON.stringify(rows()),
    state:
      action &&
      [
        checked(action),
        action.ariaExpanded,
        action.ariaCurrent,
        closest(action, 'th,[role=columnheader]')?.ariaSort ?? 'none',
      ].join(),
  };
}

const namesOfButtons = ({ ends }: Scene, part: Element | undefined): string[] =>
  ends && part
    ? [...allIn(part, 'button,[role=button],input[type=button],input[type=submit]')]
        .filter((each) => usable(each) && !closest(each, developerParts))
        .map((each) => name(each as HTMLElement))
    : [];

const countControls = (part: Element): number =>
  [...allIn(part, 'input,select,textarea,button')].filter((each) => !closest(each, developerParts)).length;
