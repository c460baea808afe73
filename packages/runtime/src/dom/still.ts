/** What forgets the answers of the look that is being taken; undefined where none is. */
let forgets: (() => void)[] | undefined;

/** Takes a look at a page that does not change meanwhile, so that nothing is asked twice of any element. */
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

/** The same question, which {@link whileStill} is put to each element, or whatever it is asked of, once. */
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
