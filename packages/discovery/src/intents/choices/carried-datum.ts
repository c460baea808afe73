import type { LinkedProp } from '../../link/model/linked.js';
import type { Intent } from '../model/intent.js';
import { literalText } from '../values/prop-values.js';

/** Matches attributes that a library, a test or a record wrote, or that name an act. None is the value of a choice. */
const others =
  /^data-(?:test|cy|qa|mcp|bs-|v-|ga|gtm|track|analytics|aos|toggle|target|dismiss|state|slot|action|command|cmd|href|url|src|id$|key$|index$|.*-id$)/;

/** Returns the one data attribute with a literal value that a button carries for its handler; undefined otherwise. */
export function carriedDatum(control: Intent['control'], props: readonly LinkedProp[]): Intent['datum'] {
  if (control !== 'button') return undefined;
  const [only, ...more] = props.filter(({ name }) => name.startsWith('data-') && !others.test(name));
  const value = only === undefined || more.length > 0 ? undefined : literalText(only.value);
  return only === undefined || value === undefined || value === '' ? undefined : { name: only.name.slice(5), value };
}
