/** The functions that forget the answers of the current look; undefined outside of a look. */
let forgets: (() => void)[] | undefined;

/**
 * Takes one synchronous look at a page. The page does not change meanwhile, so no function of {@link once} computes an
 * answer twice.
 */
export function whileStill<T>(look: () => T): T {
  if (forgets) return look();
  forgets = [];
  try {
    return look();
  } finally {
    const all = forgets;
    forgets = undefined;
    for (const forget of all) forget();
  }
}

/** Returns the same function, which computes each answer once within one look of {@link whileStill}. */
export function once<Asked, Answer>(ask: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let known: Map<Asked, Answer> | undefined;
  return (asked) => {
    if (!forgets) return ask(asked);
    if (!known) {
      known = new Map();
      forgets.push(() => (known = undefined));
    }
    let answer = known.get(asked);
    if (answer === undefined && !known.has(asked)) known.set(asked, (answer = ask(asked)));
    return answer as Answer;
  };
}
