import { live } from './live-regions.js';
import { isOfMessages } from './message-list.js';
import { shownTexts } from './page-signals.js';
import { pressed } from './pressed.js';
import { errorMark, soundsDone, soundsRefused } from './tone.js';
import { parentElement } from '../../dom/parents.js';
import { closest } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

/** Matches words that belong to the form at any time. */
const standing = `${pressed},${live},label,legend,option`;
const rows = 'li,tr,[role=row],[role=listitem]';

/** Matches the controls that a server asks for again. */
const fields = 'input[name]:not([type=hidden]),textarea[name],select[name]';

/** Returns the names of a form's fields as one text; an empty text if no field has a name. */
export const fieldsOf = (form: HTMLFormElement): string =>
  [...allIn(form, fields)].map((field) => field.getAttribute('name')).join();

/**
 * Returns the texts in and beside forms that refuse by a class or by their words. A server that refuses shows the form again,
 * often with a plain sentence.
 */
export function refusedBeside(forms: readonly HTMLFormElement[]): string[] {
  const parts = new Set(forms.map((form) => parentElement(form) ?? form));
  const isRecord = (at: Element): boolean => {
    const row = closest(at, rows);
    return row !== null && !isOfMessages(row);
  };
  return [...parts].flatMap((part) =>
    [...shownTexts(part, undefined)].flatMap(([node, text]) => {
      const at = parentElement(node);
      return at &&
        !closest(at, standing) &&
        !isRecord(at) &&
        !soundsDone(text) &&
        (errorMark(at, part, text) ?? soundsRefused(text))
        ? [text]
        : [];
    }),
  );
}
