import { wordBudgets } from '@webmcp/text';

/** The name that a tool should have. Tools are in document order. */
export interface NameWish {
  id: string;
  name: string;
  /** Slugs that distinguish the tool from others with the same name, the best first. */
  places: readonly string[];
  /** The slug of one thing of the tool's rows: `loan`. */
  thing?: string;
  /** The slug of the text that the tool presses: `save_as_draft`. */
  pressed?: string;
  /** The slug of the picture that the tool presses: `heart`. */
  picture?: string;
  /** Another name that fits, which the tool takes if a tool without such a name wants the same. */
  other?: string;
  /** A name from config or from an earlier map. Such a name does not change. */
  fixed?: string;
}

const allowed = /[^A-Za-z0-9_.-]+/g;

/**
 * Makes a unique name for each id, by the browser's rule `[A-Za-z0-9_.-]{1,128}`. Fixed names come first. Of several tools
 * that want a name, each takes a place that no other of them has. A name that is taken even so takes a counter, in document
 * order.
 * @param reserved names of tools that the page itself registers
 */
export function uniqueNames(
  wishes: readonly NameWish[],
  reserved: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>(reserved);
  const take = (id: string, wanted: string): void => {
    const base = wanted.replace(allowed, '_').slice(0, 120) || 'tool';
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base}_${count}`;
    taken.add(name);
    names.set(id, name);
  };
  for (const { id, fixed } of wishes) if (fixed !== undefined) take(id, fixed);
  const open = pictured(
    yielding(
      wishes.filter(({ id }) => !names.has(id)),
      taken,
    ),
  );
  const groups = new Map<string, NameWish[]>();
  for (const wish of open) groups.set(wish.name, [...(groups.get(wish.name) ?? []), wish]);
  for (const wish of open) {
    const others = (groups.get(wish.name) ?? []).filter((other) => other !== wish);
    const isShared = others.length > 0 || taken.has(wish.name);
    take(wish.id, isShared ? placed(wish, others, taken) : wish.name);
  }
  return names;
}

/** Gives a tool its other name if a tool that has only one wants the same: the row's "Edit" beside the form "Edit note". */
function yielding(wishes: readonly NameWish[], taken: ReadonlySet<string>): NameWish[] {
  const firm = new Set(wishes.filter(({ other }) => other === undefined).map(({ name }) => name));
  return wishes.map((wish) =>
    wish.other !== undefined && (firm.has(wish.name) || taken.has(wish.name)) ? { ...wish, name: wish.other } : wish,
  );
}

/** Adds its picture to each of several equal names, if some pictures differ: a heart and a bookmark for each book. */
function pictured(wishes: readonly NameWish[]): NameWish[] {
  return wishes.map((wish) => {
    const same = wishes.filter(({ name }) => name === wish.name);
    const pictures = same.map(({ picture = '' }) => picture);
    const isMixed = !pictures.includes('') && new Set(pictures).size > 1;
    const name = `${wish.name}_${wish.picture}`;
    return isMixed && name.length <= wordBudgets.name ? { ...wish, name } : wish;
  });
}

/**
 * Returns the act with the thing of its rows, if the others have rows of other things. Else returns the text that the tool
 * presses, if the others press other texts: a title names a form, and not which of its buttons. Else puts the thing of its
 * rows after the verb, if no other has it. Else returns the name with the first place that no other tool of the name has, and
 * that fits; else the name alone.
 */
function placed(wish: NameWish, others: readonly NameWish[], taken: ReadonlySet<string>): string {
  const { name, places, thing = '' } = wish;
  const isFree = (whole: string): boolean => whole.length <= wordBudgets.name && !taken.has(whole);
  const ofThing = `${name.split('_')[0] ?? name}_${thing}`;
  const things = others.map((other) => other.thing ?? '');
  if (thing !== '' && things.length > 0 && things.every((other) => other !== '' && other !== thing) && isFree(ofThing))
    return ofThing;
  const pressed = ofButton(wish, others);
  if (pressed !== undefined && isFree(pressed)) return pressed;
  const named = withThing(wish, things);
  if (named !== undefined && isFree(named)) return named;
  return (
    places
      .filter((place) => !name.endsWith(place) && others.every((other) => !other.places.includes(place)))
      .map((place) => `${name}_${place}`)
      .find(isFree) ?? name
  );
}

/** Returns a name with the thing of its rows after the verb: `set_task_status`. Undefined if another tool has rows of it. */
function withThing({ name, thing = '' }: NameWish, others: readonly string[]): string | undefined {
  const [verb = '', ...rest] = name.split('_');
  if (thing === '' || rest.length === 0 || `_${name}_`.includes(`_${thing}_`) || others.includes(thing))
    return undefined;
  return [verb, thing, ...rest].join('_');
}

/** Returns a name with the text of a tool's button; undefined if another tool presses the same, or the name has the text. */
function ofButton({ name, pressed = '' }: NameWish, others: readonly NameWish[]): string | undefined {
  const texts = others.map((other) => other.pressed ?? '');
  if (pressed === '' || `${name}_`.startsWith(`${pressed}_`)) return undefined;
  if (texts.length === 0 || texts.some((text) => text === '' || text === pressed)) return undefined;
  return pressed.includes('_') ? pressed : `${name}_${pressed}`;
}
