import type { LinkedProp } from '../../link/model/linked.js';
import type { Intent } from '../model/intent.js';
import { literalText } from '../values/prop-values.js';

/** Matches attributes that a library, a test or a record wrote, or that name an act. None is the value of a choice. */
const others =
  /^data-(?:test|cy|qa|mcp|bs-|v-|ga|gtm|track|analytics|aos|toggle|target|dismiss|state|slot|action|command|cmd|href|url|src|id$|key$|index$|.*-id$)/;

/**
 * Returns the one data attribute with a literal value that a button carries for its handler; undefined otherwise. Of several,
 * the one in which all buttons beside it differ counts: `data-view="week"` beside `data-kind="general"`.
 * @param beside the properties of the other buttons of the part, without those of the button
 */
export function carriedDatum(
  control: Intent['control'],
  props: readonly LinkedProp[],
  beside: () => readonly (readonly LinkedProp[])[] = () => [],
): Intent['datum'] {
  if (control !== 'button') return undefined;
  const all = props.filter(({ name }) => name.startsWith('data-') && !others.test(name));
  const [only, ...more] = all.length > 1 ? differing(all, beside()) : all;
  const value = only === undefined || more.length > 0 ? undefined : literalText(only.value);
  return only === undefined || value === undefined || value === '' ? undefined : { name: only.name.slice(5), value };
}

/** Returns the attributes in which all buttons with the same attributes differ. */
function differing(own: readonly LinkedProp[], beside: readonly (readonly LinkedProp[])[]): LinkedProp[] {
  const valueIn = (props: readonly LinkedProp[], name: string): string | undefined => {
    const prop = props.find((one) => one.name === name);
    return prop && literalText(prop.value);
  };
  const alike = [own, ...beside.filter((props) => own.every(({ name }) => valueIn(props, name) !== undefined))];
  if (alike.length < 2) return [...own];
  return own.filter(({ name }) => new Set(alike.map((props) => valueIn(props, name))).size === alike.length);
}

/** Matches attributes by whose value a shared listener knows the act. */
const acts = /^data-(?:action|act|command|cmd|do|op|operation|event)$/;

/** Returns the name of the act that an action carries for a shared listener: `change-status` of `data-action`. */
export function carriedAct(kind: Intent['kind'], props: readonly LinkedProp[]): string | undefined {
  const given = kind === 'action' ? props.find(({ name }) => acts.test(name)) : undefined;
  return (given && literalText(given.value)) || undefined;
}
