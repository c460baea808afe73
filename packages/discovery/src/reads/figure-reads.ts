import type { PageSnapshot, Read, Target } from '@webmcp/contract';
import { asciiSlug } from '@webmcp/text';

import { uniqueKeys } from '../identity/field-key.js';
import type { IsWritten } from './written-texts.js';

/** The figures of one route, or of several with the same figure. Their read has no id and no unique name yet. */
export interface FigureRead {
  route: string;
  states: string[];
  captions: string[];
  /** Half of the values are texts: the details of a record. */
  isDetails: boolean;
  read: Read;
}

/** The captions of a part, and the states that show them. */
interface Found {
  route: string;
  states: ReadonlySet<string>;
  captions: ReadonlySet<string>;
}

/** The most captions of one read. */
const most = 12;

/** The most words of a value that the source may contain too, such as a status. A longer text is the app's own. */
const longestTerm = 3;

/**
 * Makes one read of the figures of each route, such as totals and details. The source must contain the caption, and not
 * the whole text: "Step 2" in a file is no figure. Figures that a route shows only in some states are in the read too.
 * Parts that the press of an opener shows have a read of their own, with the way to the part. Routes that show the same
 * figure have one read, because the answer contains only the figures of the open page.
 * @param opened the states that only the press of an opener shows
 */
export function figureReads(
  snapshots: readonly PageSnapshot[],
  isWritten: IsWritten,
  main: Target,
  opened: ReadonlySet<string> = new Set(),
): FigureRead[] {
  const texts = new Set<string>();
  const states = new Map<string, { route: string; states: Set<string> }>();
  for (const { route, state, figures = [] } of snapshots) {
    const isData = ({ caption, text, value }: Figure): boolean =>
      isWritten(caption) && !isWritten(text) && !(value !== undefined && isOwnText(value, isWritten));
    for (const { caption, value } of figures.filter(isData)) {
      if (value !== undefined) texts.add(caption);
      const known = states.get(`${route} ${caption}`) ?? { route, states: new Set() };
      known.states.add(state);
      states.set(`${route} ${caption}`, known);
    }
  }
  return joined(partsOf(states, opened)).map(({ route, states: shownIn, captions: all }) => {
    const captions = [...all].slice(0, most);
    const keys = uniqueKeys(captions.map((caption) => asciiSlug(caption) || caption));
    // A figure may have a unit, so its type is not known.
    const columns = captions.map((title, at) => ({ key: keys[at]!, title, schema: {} }));
    return {
      route,
      states: [...shownIn].sort(),
      captions,
      isDetails: captions.filter((caption) => texts.has(caption)).length * 2 >= captions.length,
      read: { kind: 'figures', set: main, columns },
    };
  });
}

type Figure = NonNullable<PageSnapshot['figures']>[number];

/** Decides whether a value is a text of the app. A term such as a status is in the source, and may still be data. */
const isOwnText = (value: string, isWritten: IsWritten): boolean =>
  value.split(' ').length > longestTerm && isWritten(value);

/** Returns the parts of each route: the figures of its page, and those of each set of opened states. */
function partsOf(
  captions: ReadonlyMap<string, { route: string; states: ReadonlySet<string> }>,
  opened: ReadonlySet<string>,
): Found[] {
  const parts = new Map<string, { route: string; states: Set<string>; captions: Set<string> }>();
  for (const [key, { route, states }] of captions) {
    const isOpened = [...states].every((state) => opened.has(state));
    const part = isOpened ? `${route} ${[...states].sort().join(' ')}` : route;
    const known = parts.get(part) ?? { route, states: new Set(), captions: new Set() };
    for (const state of states) known.states.add(state);
    known.captions.add(key.slice(route.length + 1));
    parts.set(part, known);
  }
  return [...parts.values()];
}

/** Joins routes that show the same figure. The first route names the read. */
function joined(all: readonly Found[]): Found[] {
  return all.reduce<Found[]>((reads, one) => {
    const same = reads.filter(({ captions }) => [...one.captions].some((caption) => captions.has(caption)));
    const [first = one] = same;
    const parts = [...same, one];
    const read = {
      route: first.route,
      states: new Set(parts.flatMap(({ states }) => [...states])),
      captions: new Set(parts.flatMap(({ captions }) => [...captions])),
    };
    return [...reads.filter((other) => !same.includes(other)), read];
  }, []);
}
