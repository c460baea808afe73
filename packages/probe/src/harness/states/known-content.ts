import type { PageContainer, PageElement, PageSnapshot } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

/** An element or container by role and name. */
export interface ShownThing {
  role: string;
  name: string;
}

/** Remembers the content of each route. */
export class KnownContent {
  readonly #byRoute = new Map<string, Set<string>>();

  /** Returns the content that its route did not show before, dialogs and menus first, and remembers all of the content. */
  add(snapshot: PageSnapshot): ShownThing[] {
    const before = this.#byRoute.get(snapshot.route) ?? new Set<string>();
    this.#byRoute.set(snapshot.route, before);
    const opened = snapshot.containers.filter(({ kind }) => kind === 'dialog' || kind === 'menu');
    const all = [
      ...[...opened, ...snapshot.elements].map((thing) => ({ role: thing.role, name: thing.name, key: keyOf(thing) })),
      ...listsOf(snapshot).map((key) => ({ role: 'list', name: '', key })),
    ];
    return all.filter(({ key }) => !before.has(key) && before.add(key)).map(({ role, name }) => ({ role, name }));
  }
}

/**
 * Returns the lists of a page by the ids that a person wrote. Two tabs may show the same buttons in rows of two lists. A
 * view of records may have no control at all.
 */
function listsOf({ containers, records = [] }: PageSnapshot): string[] {
  const rows = containers.flatMap(({ row }) => row?.rows ?? []);
  const sets = records.flatMap(({ candidates }) => candidates.map(({ selector }) => selector));
  const ids = [...rows, ...sets].filter(({ score }) => score === selectorScores.id);
  return [...new Set(ids.map(({ value }) => `list ${/^#[^\s>]+/.exec(value)?.[0] ?? value}`))];
}

/**
 * Returns the parts that a person can distinguish, and the place in the source: the Cancel of another dialog is new. Ids and
 * states of expansion change with every opening.
 */
function keyOf({ role, name, attributes, testIds, ...rest }: PageElement | PageContainer): string {
  const { placeholder, href, title } = attributes;
  const own = 'kind' in rest ? rest.heading : [rest.labels, placesOf(rest)];
  return JSON.stringify([role, name, own, placeholder, href, title, testIds]);
}

/** Returns the sites of an element; without them, the places of the functions that answer it alone. */
const placesOf = ({ sources, handlers = [] }: Pick<PageElement, 'sources' | 'handlers'>): string[] =>
  (sources ?? handlers.filter(({ isAround }) => isAround !== true).map(({ at }) => at)).map(
    ({ file, line, column }) => `${file}:${line}:${column}`,
  );
