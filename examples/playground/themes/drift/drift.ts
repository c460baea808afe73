import { rewordings } from './copy';
import { chance, generatedName } from './random';
import { settings } from './settings';

/** How one framework's elements are read and made. A child that is no element has no tag. */
export interface Elements<Child> {
  /** `div`; `component` for a component; undefined for text and what is not shown. */
  tagOf(child: Child): string | undefined;
  /** The children of a list that was made of data: they have keys, and are put in another order as a whole. */
  listOf(child: Child): { children: Child[]; keyOf(child: Child): string; remake(children: Child[]): Child } | null;
  wrapper(tag: string, className: string, child: Child): Child;
  item(tag: string, text: string): Child;
}

const { seed } = settings;
const references = ['id', 'for', 'htmlFor', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list', 'form'];
const classes = ['class', 'className'];
const shown = ['aria-label', 'placeholder', 'title', 'alt'];
const perRender = /^(_r_\w+_|«r\w+»|:r\w+:|v-\d+(-\d+)*)$/;
const reordered = new Set(['main', 'section', 'form', 'fieldset', 'div']);
const first = new Set(['legend', 'h1', 'h2', 'h3', 'label']);
const listTags: Record<string, string> = { ul: 'li', ol: 'li' };
let made = 0;

/** Other ids, other classes, other wordings. @param render changes with each render of the component that it is in */
export function driftedProps(
  props: Readonly<Record<string, unknown>> | null,
  render: string,
): Record<string, unknown> | null {
  if (seed === 0 || props === null) return props;
  const drifted: Record<string, unknown> = { ...props };
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'string') continue;
    if (references.includes(name))
      drifted[name] = value
        .split(' ')
        .map((id) => driftedId(id, render))
        .join(' ');
    else if (classes.includes(name))
      drifted[name] = value
        .split(' ')
        .map(() => generatedName(seed, `class ${(made += 1)}`))
        .join(' ');
    else if (shown.includes(name)) drifted[name] = driftedText(value);
  }
  return drifted;
}

const driftedId = (id: string, render: string): string =>
  generatedName(seed, perRender.test(id) ? `id ${id} ${render}` : `id ${id}`);

/** The wording that this seed has in place of another; about half of them change. */
export function driftedText(text: string): string {
  if (settings.copy === 'kept') return text;
  const other = rewordings[text.trim()];
  return other === undefined || chance(seed, `copy ${text.trim()}`) < 0.5 ? text : other[settings.copy];
}

/** Siblings in another order, some with an element around them, lists with entries more. */
export function driftedChildren<Child>(tag: string, children: readonly Child[], make: Elements<Child>): Child[] {
  if (seed === 0) return [...children];
  const inOrder = settings.reorders ? ordered(tag, children, make) : [...children];
  const wrapped = settings.wraps ? inOrder.map((child, at) => around(tag, child, at, make)) : inOrder;
  const item = listTags[tag];
  if (item === undefined || !settings.inserts) return wrapped;
  return [make.item(item, 'Today only: free air'), ...wrapped, make.item(item, 'More next week')];
}

function ordered<Child>(tag: string, children: readonly Child[], make: Elements<Child>): Child[] {
  const lists = children.map((child) => {
    const list = make.listOf(child);
    return list === null ? child : list.remake(shuffled(list.children, (one) => list.keyOf(one)));
  });
  const elements = lists.filter((child) => make.tagOf(child) !== undefined && !first.has(make.tagOf(child)!));
  const heads = lists.filter((child) => first.has(make.tagOf(child) ?? ''));
  const isPlain = elements.length + heads.length === lists.length;
  if (!isPlain || !reordered.has(tag)) return lists;
  return [...heads, ...shuffled(elements, (_, at) => `${tag} ${at} of ${elements.length}`)];
}

function shuffled<Child>(children: readonly Child[], keyOf: (child: Child, at: number) => string): Child[] {
  const ranked = children.map((child, at) => ({ child, rank: chance(seed, `order ${keyOf(child, at)}`) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ child }) => child);
}

function around<Child>(tag: string, child: Child, at: number, make: Elements<Child>): Child {
  const kind = make.tagOf(child);
  if (kind === undefined || first.has(kind) || !reordered.has(tag)) return child;
  if (chance(seed, `wrap ${tag} ${kind} ${at}`) > 0.35) return child;
  return make.wrapper('div', generatedName(seed, `wrapper ${tag} ${at}`), child);
}
