let depth = 0;

/**
 * Does an act for which the browser itself fires trusted events: an editing command, and the click of a checkbox. The
 * events count as the call's own meanwhile.
 */
export function ownInput<T>(act: () => T): T {
  depth += 1;
  try {
    return act();
  } finally {
    depth -= 1;
  }
}

/** Decides whether an event comes from the person: no script made the event, and no call caused the event. */
export const isByPerson = (event: Event): boolean => event.isTrusted && depth === 0;
