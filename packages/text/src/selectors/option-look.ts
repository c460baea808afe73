const mark = 'option:';

/**
 * Returns the look of a list that no text names: its first option, by its value or by its text. The first option is the one
 * that most sources write themselves, such as "All". Undefined for an option without both.
 */
export function optionLook({ value, text }: { value: string; text: string }): string | undefined {
  const shown = value || text;
  return shown === '' ? undefined : `${mark}${shown}`;
}

/** Returns the value or the text of the option that a look was made of. Undefined for the look of a picture. */
export const optionOfLook = (look: string): string | undefined =>
  look.startsWith(mark) ? look.slice(mark.length) : undefined;
