import type { PageElement } from '@webmcp/contract';

import type { Intent } from '../intents/model/intent.js';
import type { SynthesizedTarget } from '../synthesize/tool-targets.js';

/** A kind of field that pages show and that no call can set. */
export interface UnsettableRule {
  name: string;
  /** Reason for people, among the unmatched intents. */
  reason: string;
  holds(intent: Intent, element: PageElement): boolean;
}

/** Controls whose value is chosen in a picture, for which libraries share neither texts nor keys. */
const pictured: ReadonlySet<string> = new Set(['date', 'time', 'datetime-local', 'month', 'week', 'color', 'custom']);

/** The first rule that holds is the reason. Such a field is left out of its tool, so that no call is refused later. */
export const unsettableRules: readonly UnsettableRule[] = [
  {
    name: 'list-without-a-link',
    reason: 'the page shows a box that takes no typing, and no attribute names the list that it opens',
    holds: ({ control }, element) =>
      control === 'combobox' && element.role === 'textbox' && !opensList(element) && isReadOnly(element),
  },
  {
    name: 'read-only-picker',
    reason: 'the page shows a box that takes no typing, and a picker that no call can set',
    holds: ({ control }, element) => pictured.has(control) && isReadOnly(element),
  },
  {
    name: 'button-of-a-picker',
    reason: 'the page shows a button that opens a picker, which no call can set; a box to type into can be set',
    // The runtime turns a calendar to a day by itself.
    holds: ({ control, options = [] }, element) =>
      control !== 'date' &&
      pictured.has(control) &&
      element.role === 'button' &&
      !opensList(element) &&
      options.length + (element.options?.length ?? 0) === 0,
  },
  {
    name: 'drawn-week',
    reason: 'a drawn picker of weeks reads and writes them in a format of its own; <input type="week"> can be set',
    holds: ({ control }, { attributes }) => control === 'week' && attributes.type !== 'week',
  },
];

/** Returns the rule by which no call can set a field; undefined for a field that a call can set, or that no page shows. */
export function unsettable({ intent, matchedElements: [first] }: SynthesizedTarget): UnsettableRule | undefined {
  return first === undefined ? undefined : unsettableRules.find(({ holds }) => holds(intent, first.element));
}

const opensList = (element: PageElement): boolean =>
  element.opensList === true || element.attributes['aria-haspopup'] === 'listbox';

const isReadOnly = ({ constraints }: PageElement): boolean => constraints.readOnly === true;
