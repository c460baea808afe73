import type { Source } from '@webmcp/contract';

import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';
import { wrappersOf } from '../controls/wrappers.js';
import type { DraftIntent } from '../drafts/draft.js';
import { registrationOf } from '../values/binds.js';
import { findValue, literalText } from '../values/prop-values.js';
import { placesOf } from '../values/value-identity.js';

/** A control's form name and the sites of its literal. */
export interface IntentName {
  name?: string;
  places: Source[];
}

/** Returns a control's form name: its own or its first member's `name`, a registration with a form library, or a wrapper's. */
export function intentName(draft: DraftIntent, props: readonly LinkedProp[]): IntentName {
  const own = findValue(props, 'name', 'inputName') ?? findValue(draft.members[0]?.props ?? [], 'name');
  const text = literalText(own) ?? '';
  if (text !== '') return { name: text, places: placesOf(own) };
  const registered = registrationOf(props);
  if (registered?.named === true) return { name: registered.name, places: [] };
  return draft.entry.is === 'field' ? wrapperName(draft) : { places: [] };
}

/** Returns the name in a wrapper's prop; a path, `['user', 'email']`, is joined by dots. */
function wrapperName({ node }: DraftIntent): IntentName {
  for (const { element, entry } of wrappersOf(node)) {
    for (const prop of entry.name ?? []) {
      const value = findValue(element.props, prop);
      const name = literalText(value) ?? pathText(value);
      if (name !== undefined) return { name, places: placesOf(value) };
    }
  }
  return { places: [] };
}

function pathText(value: LinkedValue | undefined): string | undefined {
  return value?.kind === 'array' ? value.items.map(literalText).join('.') : undefined;
}
