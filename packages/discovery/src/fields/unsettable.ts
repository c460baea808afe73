import type { SynthesizedTarget } from '../synthesize/tool-targets.js';

/** What is chosen in a picture that opens, and has no text or keys that every library shares. */
const pictured: ReadonlySet<string> = new Set(['date', 'time', 'datetime-local', 'month', 'week', 'color', 'custom']);

/** Why no call can set a field that was found, or undefined: it is not offered, rather than refused at each call. */
export function unsettable({
  intent: { control, options = [] },
  matchedElements,
}: SynthesizedTarget): string | undefined {
  const element = matchedElements[0]?.element;
  if (element === undefined) return undefined;
  const isBare = element.role === 'textbox' && element.attributes['aria-haspopup'] !== 'listbox';
  if (control === 'combobox' && isBare && element.constraints.readOnly === true)
    return 'the page shows a box that is not typed into, and nothing says which list it opens';
  if (!pictured.has(control)) return undefined;
  if (element.constraints.readOnly === true)
    return 'the page shows a box that is not typed into, and a picker that no call can set';
  const offered = options.length + (element.options?.length ?? 0);
  if (element.role === 'button' && offered === 0 && element.attributes['aria-haspopup'] !== 'listbox')
    return 'the page shows a button that opens a picker, which no call can set; one with a box to type into can be';
  if (control === 'week' && element.attributes.type !== 'week')
    return 'a drawn picker of weeks reads and writes them in words of its own; <input type="week"> can be set';
  return undefined;
}
