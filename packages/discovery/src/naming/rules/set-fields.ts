import { asciiSlug } from '@webmcp/text';

import { labelText, ownLabels } from '../../intents/model/label-text.js';
import { isVerb, isWriting } from '../words/action-words.js';
import { calledWords, handlerWords } from '../words/handler-words.js';
import { firstFieldSlug } from './first-field-slug.js';
import type { ToolNameRule } from './tool-name-rule.js';
import type { ToolToName } from './tool-to-name.js';

/**
 * Names fields without an action: a lone field by its label (`set_page_size`), several by their section
 * (`set_notifications`). A text that promises an act is only filled in: `fill_in_create_an_account`, `fill_in_add_task`.
 */
export const setFields: ToolNameRule = {
  name: 'set-fields',
  reason: 'Values apply as they are set; the tool submits nothing and must not claim to.',
  names: (tool) => {
    const { action, section, done, fields, actTitle } = tool;
    if (action !== undefined) return undefined;
    const lone = loneLabel(tool);
    const called = lone === '' ? calledInRow(tool) : '';
    if (called !== '') return { name: called, title: actTitle };
    const thing = asciiSlug(lone) || asciiSlug(section) || done || firstFieldSlug(fields);
    const isAct = thing === '' || isVerb(thing.split('_')[0] ?? '');
    return {
      name: isAct ? filledIn(thing, section) || 'set_values' : `set_${thing}`,
      title: actTitle || lone || section,
    };
  },
};

/** Returns the act of the code of a row's only field whose label is the row's data: `toggle_task`. */
function calledInRow({ candidate, fields }: ToolToName): string {
  const [only, ...others] = fields;
  if (only === undefined || others.length > 0 || candidate.row === null) return '';
  return asciiSlug(handlerWords(only.handlers.map(({ name }) => name)) || calledWords(only));
}

/** Returns the label of a lone field. A form or dialog names the field, unless the field only searches. */
function loneLabel({ fields, container }: ToolToName): string {
  const [only, ...others] = fields;
  if (only === undefined || others.length > 0) return '';
  const isInForm = container?.kind === 'form' || container?.kind === 'dialog';
  return isInForm && only.control !== 'search' ? '' : labelText(ownLabels(only));
}

/** Searching and filtering are done once the field is set; a title and a verb that changes data promise more. */
const filledIn = (slug: string, section: string): string =>
  slug !== '' && (slug === asciiSlug(section) || isWriting(slug)) ? `fill_in_${slug}` : slug;
