let asked: Map<unknown, Map<object, unknown>> | undefined;

/** Takes a look at a page that does not change meanwhile, so that nothing is asked twice of any element. */
export function whileStill<T>(look: () => T): T {
  if (asked) return look();
  asked = new Map();
  try {
    return look();
  } finally {
    asked = undefined;
  }
}

export const isStill = (): boolean => !!asked;

/** The same question, which {@link whileStill} is put to each element once. */
export function once<Asked extends object, Answer>(ask: (element: Asked) => Answer): (element: Asked) => Answer {
  return (element) => {
    if (!asked) return ask(element);
    let known = asked.get(ask) as Map<Asked, Answer> | undefined;
    if (!known) asked.set(ask, (known = new Map()));
    if (!known.has(element)) known.set(element, ask(element));
    return known.get(element)!;
  };
}
