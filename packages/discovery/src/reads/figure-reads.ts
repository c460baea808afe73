import type { PageSnapshot, Read, Target } from '@webmcp/contract';
import { asciiSlug } from '@webmcp/text';

import { uniqueKeys } from '../identity/field-key.js';
import type { IsWritten } from './written-texts.js';

/** The figures of one route, or of several with the same figure. Their read has no id and no unique name yet. */
export interface FigureRead {
  route: string;
  states: string[];
  captions: string[];
  read: Read;
}

/** The captions that a route shows, and the states that show them. */
interface Found {
  route: string;
  states: ReadonlySet<string>;
  captions: ReadonlySet<string>;
}

/** The most captions of one read. */
const most = 12;

/**
 * Makes one read of the figures of each route, such as totals and counts. The source must contain the caption, and not
 * the whole text: "Step 2" in a file is no figure. Figures that a route shows only in some states are in the read too.
 * Routes that show the same figure have one read, because the answer contains only the figures of the open page.
 */
export function figureReads(snapshots: readonly PageSnapshot[], isWritten: IsWritten, main: Target): FigureRead[] {
  const routes = new Map<string, { states: Set<string>; captions: Set<string> }>();
  for (const { route, state, figures = [] } of snapshots) {
    const captions = figures.filter(({ caption, text }) => isWritten(caption) && !isWritten(text));
    if (captions.length === 0) continue;
    const known = routes.get(route) ?? { states: new Set(), captions: new Set() };
    routes.set(route, known);
    known.states.add(state);
    for (const { caption } of captions) known.captions.add(caption);
  }
  return joined([...routes].map(([route, { states, captions }]) => ({ route, states, captions }))).map((found) => {
    const { route } = found;
    const captions = [...found.captions].slice(0, most);
    const keys = uniqueKeys(captions.map((caption) => asciiSlug(caption) || caption));
    // A figure may have a unit, so its type is not known.
    const columns = captions.map((title, at) => ({ key: keys[at]!, title, schema: {} }));
    return { route, states: [...found.states].sort(), captions, read: { kind: 'figures', set: main, columns } };
  });
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
