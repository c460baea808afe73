import { asciiSlug, words } from '@webmcp/text';

import type { Intent } from '../../intents/model/intent.js';
import { isLibraryHeader } from '../../intents/model/is-library-header.js';
import type { ToolNameRule } from './tool-name-rule.js';

/** Matches the directions of a sort, as an entry of a column's menu names them. */
const direction = /^(?:asc|desc)(?:ending)?$/;

/** Names a column's header by its column: "Price" is `sort_by_price`. "Asc" in the menu of the header is `sort_by_price_asc`. */
export const sortBy: ToolNameRule = {
  name: 'sort-by',
  reason: "A column's header is labelled by the column; only its code shows that it sorts.",
  names({ act, action, text, asked }) {
    if (act === '' || !sorts(action) || /(?:^|_)(?:sort|order)/.test(act)) return undefined;
    const column = direction.test(act) ? asciiSlug(asked) : '';
    return column === ''
      ? { name: `sort_by_${act}`, title: `Sort by ${text}` }
      : { name: `sort_by_${column}_${act}`, title: `Sort by ${asked}: ${text}` };
  },
};

/**
 * Decides whether a handler's name, a function that it calls, or each state that it sets begins with `sort`. The header of a
 * library's table sorts without code of the app.
 */
function sorts(action: Intent | undefined): boolean {
  if (action !== undefined && (isLibraryHeader(action) || isSortingHeader(action))) return true;
  const handlers = action?.handlers ?? [];
  // `list.sort((a, b) => …)` puts an array in order and no table.
  const calls = handlers.flatMap(({ does }) =>
    does.calls.filter(
      ({ callee, args }) => callee.at(-1) !== 'sort' || (args[0] ?? { kind: 'function' }).kind !== 'function',
    ),
  );
  const names = [...handlers.map(({ name = '' }) => name), ...calls.map(({ callee }) => callee.at(-1) ?? '')];
  return names.some(beginsWithSort) || setsTheOrder(handlers);
}

/** Decides whether a header carries the name of its column, or runs code that puts an array in order. */
const isSortingHeader = ({ roles, datum, handlers }: Intent): boolean =>
  roles.includes('columnheader') &&
  (/^(?:sort|col|column|field|key)(?:$|-)/.test(datum?.name ?? '') ||
    handlers.some(({ does }) => does.calls.some(({ callee }) => callee.at(-1) === 'sort')));

/** Decides whether handlers set one state of sorting to a literal, and no other state. A button that resets sets more. */
function setsTheOrder(handlers: Intent['handlers']): boolean {
  const sets = handlers.flatMap((handler) => handler.sets);
  return (
    sets.some(({ value }) => typeof value === 'string') &&
    sets.every(({ state }) => beginsWithSort(state.replace(/^.*[:.]/, '')))
  );
}

function beginsWithSort(name: string): boolean {
  const own = words(name).filter((word) => !/^(?:handle|on|toggle|request|change|set|create)$/.test(word));
  return /^sort(?:ing)?$/.test(own[0] ?? '');
}
