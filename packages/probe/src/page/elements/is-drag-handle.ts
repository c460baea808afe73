/**
 * Matches handles of drag-and-drop libraries. Each has the role of a button and keys of its own, on a whole card.
 * dnd-kit 6 writes `aria-roledescription`. react-beautiful-dnd 13 and its follower hello-pangea/dnd 16 write an attribute.
 */
const handles =
  '[aria-roledescription=sortable],[aria-roledescription=draggable],[data-rfd-drag-handle-draggable-id],[data-rbd-drag-handle-draggable-id]';

/** Decides whether an element has the role of a button only because a person can drag it. */
export const isDragHandle = (element: Element): boolean =>
  element.matches(handles) && !element.matches('button,a[href],input,select,textarea,summary');
