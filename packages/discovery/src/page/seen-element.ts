import type { PageContainer, PageElement, PageSnapshot, Source } from '@webmcp/contract';

import type { HandlerEvidence } from '../intents/model/intent.js';

/** Everything that answers a press or a change of an element. */
export interface Answers {
  /** The handlers of the app whose code could be read. */
  handlers: HandlerEvidence[];
  /** The place of the element's own first function. Elements of one loop share it. */
  place?: Source;
  /** True if functions of the app answer the element and none of them could be read. */
  unread: boolean;
  /** True if the browser answers by itself: a link, a native field, the submit button of a form. */
  native: boolean;
}

/** An element that no intent of the source was paired with. */
export interface SeenElement {
  snapshot: PageSnapshot;
  element: PageElement;
  /** The innermost row around the element. */
  row?: PageContainer;
  answers: Answers;
}

/** A control that pages show: the same element in every state and every row. */
export interface PageControl {
  seen: readonly SeenElement[];
  /** The texts of a set of buttons that are one choice. Absent for any other control. */
  choices?: readonly string[];
  /** The other buttons of a choice, which the first one represents. */
  fellows?: readonly SeenElement[];
}
