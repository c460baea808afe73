import { asciiSlug } from '@webmcp/text';

import { isBareAct, isCarrier, isChange, isEmptyAct } from '../words/action-words.js';
import type { ToolNameRule } from './tool-name-rule.js';

/**
 * Names fields by the button that showed them, if their own button only agrees: "confirm" behind "add note" is `add_note`.
 * A form with a title is left out. The heading of a page names the page, and not the act.
 */
export const behindAct: ToolNameRule = {
  name: 'behind-act',
  reason: 'The button that showed the fields has the words for the act.',
  names: ({ act, behind, container, fields }) => {
    const slug = asciiSlug(behind);
    const isTitled = container !== undefined && container.kind !== 'region' && container.labels.length > 0;
    const ends = isEmptyAct(act) || isCarrier(act) || (isBareAct(act) && slug.startsWith(`${act}_`));
    if (isTitled || fields.length === 0 || !isChange(slug) || !ends) return undefined;
    return { name: slug, title: behind };
  },
};
