import { asciiSlug } from '@webmcp/text';

import { isCarrier, isChange } from '../words/action-words.js';
import type { ToolNameRule } from './tool-name-rule.js';

/**
 * Names a form or dialog by the act in its title, if the button only saves or sends: "Move the appointment" with "Save the
 * new time" is `move_appointment`. A title that the button repeats is the thing: "Order" with "Save order" is `save_order`.
 */
export const titleAct: ToolNameRule = {
  name: 'title-act',
  reason: 'People ask for the act in the title; the button only ends it.',
  names: ({ act, section, container }) => {
    const title = asciiSlug(section);
    const isTitled = container?.kind === 'form' || container?.kind === 'dialog';
    if (!isTitled || !isCarrier(act) || !isChange(title) || act.endsWith(`_${title}`)) return undefined;
    return { name: title, title: section, other: act };
  },
};
