import { pageLibraries } from './page-libraries.js';
import type { LibraryClasses, PageLibrary } from './page-library.js';

/** Parts of classes that many libraries and hand-written pages share. */
const common: Required<Pick<LibraryClasses, 'refused' | 'done'>> = {
  refused: ['error', 'invalid', 'fail'],
  done: ['success'],
};

/** Classes that contain one of these parts name a title, or the box of a title. */
const titleParts = ['title', 'header'];

/** Matches the class of a badge, which shows the state of a record: overdue, unpaid, a high priority. */
const badge = /(?:^|[\s_-]|Mui)(?:badge|chip|tag|pill)s?(?=$|[\s_-])/i;

/** Signs that only a variant contains: `group-[.destructive]:p-1`, `aria-invalid:ring`. A variant names no state. */
const variant = String.raw`\s:[\]`;

/**
 * Matches the value of a class attribute by one of its tokens: the token contains one of the parts, or is one of the
 * whole names. Tokens of variants are left out.
 */
const tokens = (parts: readonly string[], whole: readonly string[] = []): RegExp =>
  new RegExp(
    `(?<!\\S)(?:[^${variant}]*(?:${[...new Set(parts)].join('|')})[^${variant}]*${whole.map((name) => `|${name}`).join('')})(?!\\S)`,
    'i',
  );

/** The classes by which libraries mark elements: patterns of a class attribute, and one CSS selector. */
export interface ClassMarks {
  /** A message that refuses. */
  refused: RegExp;
  /** A message that confirms. */
  done: RegExp;
  /** The CSS selector of a box with a message. */
  alert: string;
  /** A title that is no heading. */
  title: RegExp;
  /** A badge, which shows the state of a record. */
  badge: RegExp;
}

/** Joins the classes of the libraries. */
export function classMarks(libraries: readonly PageLibrary[]): ClassMarks {
  const of = (kind: keyof LibraryClasses): string[] => [
    ...new Set(libraries.flatMap(({ classes }) => classes?.[kind] ?? [])),
  ];
  return {
    refused: tokens([...common.refused, ...of('refused')]),
    done: tokens([...common.done, ...of('done')]),
    alert: of('alert')
      .map((name) => `.${name}`)
      .join(),
    title: tokens(titleParts, of('title')),
    badge,
  };
}

/** The marks of all known libraries. */
export const knownMarks: ClassMarks = /* @__PURE__ */ classMarks(pageLibraries);
