import { pageLibraries } from './page-libraries.js';
import type { LibraryClasses, PageLibrary } from './page-library.js';

/** Parts of classes that many libraries and hand-written pages share. */
const common: Required<Pick<LibraryClasses, 'refused' | 'done'>> = {
  refused: ['error', 'invalid', 'fail'],
  done: ['success'],
};

/** Classes that contain one of these parts name a title, or the box of a title. */
const titleParts = ['title', 'header'];

const containing = (parts: readonly string[]): string => [...new Set(parts)].map((part) => `[class*=${part} i]`).join();
const whole = (name: string): string => `.${name}`;

/** CSS selectors of elements that libraries mark by a class. */
export interface ClassMarks {
  /** A message that refuses. */
  refused: string;
  /** A message that confirms. */
  done: string;
  /** A box with a message. */
  alert: string;
  /** A title that is no heading. */
  title: string;
}

/** Joins the classes of the libraries to selectors. */
export function classMarks(libraries: readonly PageLibrary[]): ClassMarks {
  const of = (kind: keyof LibraryClasses): string[] => [
    ...new Set(libraries.flatMap(({ classes }) => classes?.[kind] ?? [])),
  ];
  return {
    refused: containing([...common.refused, ...of('refused')]),
    done: containing([...common.done, ...of('done')]),
    alert: of('alert').map(whole).join(),
    title: [containing(titleParts), ...of('title').map(whole)].join(),
  };
}

/** The marks of all known libraries. */
export const knownMarks: ClassMarks = /* @__PURE__ */ classMarks(pageLibraries);
