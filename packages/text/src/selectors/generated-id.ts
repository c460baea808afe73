import { pageLibraries } from '../libraries/page-libraries.js';
import type { GeneratedIds, PageLibrary } from '../libraries/page-library.js';

/** Shapes of ids and names that every machine makes. */
const machineMade: readonly RegExp[] = [
  // UUIDs, also inside longer ids.
  /[\da-f]{8}-[\da-f]{4}-/i,
  // Eight or more hexadecimal characters with both digits and letters.
  /(?:^|[-_])(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{8,}(?:$|[-_])/i,
];

/** Words of controls that a library's counter follows: `input-12`, `form-2`, `tab-2`. */
const counted = [
  'uid|id|auto|uniq(?:ue)?',
  'input|menu|field|checkbox|radio|select|switch|slider|list|dialog|popover|tooltip|tabs?|accordion|collapse|form|control|label',
];

/** Shapes that a person may write as a posted name (`field-1`). In an id, a counter or a hash made such a shape. */
const counters: readonly RegExp[] = [
  // A person rarely writes these signs into an id; libraries do.
  /[:«»]/,
  /^\d+$/,
  // Three digits in a row count records or renders: `order-1041`.
  /\d{3,}/,
  // Letters and digits mixed without a joint, as hashes are: `a8f3k2`, `css-1q2w3e`.
  /(?:^|[-_])(?=[a-z]*\d+[a-z]+\d|[a-z]+\d+[a-z]{2,}$)[a-z\d]{5,}$/i,
];

/** Separates ids and names that a machine made from ids and names that a person wrote. */
export interface GeneratedIdRule {
  isGeneratedId(id: string): boolean;
  isGeneratedName(name: string): boolean;
}

/** Builds the rule from the forms of ids that the libraries write. */
export function generatedIdRule(libraries: readonly PageLibrary[]): GeneratedIdRule {
  const of = <T>(fact: (ids: GeneratedIds) => readonly T[] | undefined): T[] =>
    libraries.flatMap(({ generatedIds }) => (generatedIds === undefined ? [] : (fact(generatedIds) ?? [])));
  const nameShapes = [
    ...of(({ shapes }) => shapes),
    new RegExp(`^(?:${of(({ own }) => own).join('|')})[-_:]`, 'i'),
    ...machineMade,
  ];
  const countedPrefixes = [...of(({ counted: prefixes }) => prefixes), ...counted].join('|');
  const idShapes = [
    new RegExp(`^(?:${countedPrefixes})[-_:]+(?:[\\w-]*[-_:])?v?[-_]?\\d+(?:[-_]\\w+)?$`, 'i'),
    new RegExp(`^(?:${of(({ numbered }) => numbered).join('|')}).*\\d`),
    ...of(({ idShapes: shapes }) => shapes),
    ...counters,
  ];
  const isGeneratedName = (name: string): boolean => name.trim() === '' || nameShapes.some((shape) => shape.test(name));
  return { isGeneratedName, isGeneratedId: (id) => isGeneratedName(id) || idShapes.some((shape) => shape.test(id)) };
}

const known = /* @__PURE__ */ generatedIdRule(pageLibraries);

/**
 * Decides whether a machine made an id: a library's counter, a hash or a record's number. Such an id differs in the next
 * render, so it never identifies an element. The table of examples is this file's test.
 */
export function isGeneratedId(id: string): boolean {
  return known.isGeneratedId(id);
}

/** Decides the same for a name attribute. A posted name may carry a counter, so counters count for nothing here. */
export function isGeneratedName(name: string): boolean {
  return known.isGeneratedName(name);
}
