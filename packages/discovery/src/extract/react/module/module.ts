import type { SourceFacts } from '../../facts/facts.js';
import { isComponentName } from '../components/component-of.js';
import type { ReactReader } from '../values/react-reader.js';

/** A module while it is read; its constants are the locals of the reader's outermost frame. */
export type Module = Omit<SourceFacts, 'problems'> & { reader: ReactReader; isMarkupFile: boolean };

/** Returns a component-like name made of the file's name. Nothing else in the file has the name. */
export function nameOfFile({ file, constants, components, imports }: Module): string {
  const parts = file.replace(/\.\w+$/, '').split('/');
  const last = parts.at(-1) === 'index' ? (parts.at(-2) ?? 'index') : (parts.at(-1) ?? '');
  const words = last.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const base = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') || 'Default';
  const capital = isComponentName(base) ? base : `File${base}`;
  const taken =
    Object.hasOwn(constants, capital) ||
    components.some(({ name }) => name === capital) ||
    imports.some(({ local }) => local === capital);
  return taken ? `${capital}~` : capital;
}
