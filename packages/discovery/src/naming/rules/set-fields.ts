import { asciiSlug } from '@webmcp/text';

import { labelText, ownLabels } from '../../intents/model/label-text.js';
import { isButtonGroup } from '../../match/views/element-view.js';
import { isBareAct, isSearch, isVerb, isWriting } from '../words/action-words.js';
import { calledWords, handlerWords } from '../words/handler-words.js';
import { moduleThing } from '../words/objects.js';
import { firstFieldSlug } from './first-field-slug.js';
import type { ToolNameRule } from './tool-name-rule.js';
import type { ToolToName } from './tool-to-name.js';

/**
 * Names fields without an action: a lone field by its label (`set_page_size`), several by their section
 * (`set_notifications`). With a field that searches, the name is `filter_books`. A text that promises an act is only filled
 * in: `fill_in_add_task`.
 */
export const setFields: ToolNameRule = {
  name: 'set-fields',
  reason: 'Values apply as they are set; the tool submits nothing and must not claim to.',
  names: (tool) => {
    const { action, section, actTitle, candidate, rowThing } = tool;
    if (action !== undefined) return undefined;
    const lone = loneLabel(tool);
    const called = lone === '' ? calledInRow(tool) : chosenInRow(tool, lone);
    if (called !== '') return { name: called, title: actTitle };
    if (candidate.row !== null && lone === '' && rowThing !== '') return { name: `edit_${rowThing}`, title: actTitle };
    return { name: fieldsName(tool, lone), title: actTitle || lone || section };
  },
};

/** Names fields by the label of a lone one, by their section, by the code, or by the first field. */
function fieldsName({ fields, section, done }: ToolToName, lone: string): string {
  const thing = asciiSlug(lone) || asciiSlug(section) || done || firstFieldSlug(fields);
  const isAct = thing === '' || isVerb(thing.split('_')[0] ?? '') || isSearch(thing);
  if (isAct) return filledIn(thing, section) || 'set_values';
  const searches = fields.length > 1 && fields.some(({ control }) => control === 'search');
  return `${searches ? 'filter' : 'set'}_${thing}`;
}

/** Returns the act that the buttons of a choice do in a row, if the choice is named by it: `move_job`. */
function chosenInRow({ candidate, fields: [only], rowThing }: ToolToName, lone: string): string {
  const act = asciiSlug(lone);
  const isChoice = candidate.row !== null && only?.control === 'radio' && isButtonGroup(only);
  return isChoice && isVerb(act) ? `${act}_${rowThing || 'row'}` : '';
}

/** Returns the act of the code of a row's only field whose label is the row's data: `toggle_task`. */
function calledInRow({ candidate, fields, rowThing }: ToolToName): string {
  const [only, ...others] = fields;
  if (only === undefined || others.length > 0 || candidate.row === null) return '';
  const act = asciiSlug(handlerWords(only.handlers.map(({ name }) => name)) || calledWords(only.handlers));
  if (!isBareAct(act)) return act;
  // A box that the code only saves is ticked; the thing in the row is its object.
  const verb = only.control === 'checkbox' ? 'check' : act;
  return `${verb}_${rowThing || moduleThing(only.source.file) || 'row'}`;
}

/** Returns the label of a lone field. A form or dialog names the field, unless the field only searches. */
function loneLabel({ candidate, fields, container }: ToolToName): string {
  const [only, ...others] = fields;
  if (only === undefined || others.length > 0) return '';
  // In a row, the page labels a box by the row's own data.
  if (candidate.row !== null && only.restsOn === 'page') return '';
  const isInForm = container?.kind === 'form' || container?.kind === 'dialog';
  return isInForm && only.control !== 'search' ? '' : labelText(ownLabels(only));
}

/** Searching and filtering are done once the field is set; a title and a verb that changes data promise more. */
const filledIn = (slug: string, section: string): string =>
  slug !== '' && !isSearch(slug) && (slug === asciiSlug(section) || isWriting(slug)) ? `fill_in_${slug}` : slug;
