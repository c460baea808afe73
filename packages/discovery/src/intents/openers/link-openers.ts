import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import { isInside } from '../drafts/is-inside.js';
import { literalText, findValue, textProp } from '../values/prop-values.js';
import type { HandlerEvidence } from '../model/intent.js';
import { sharedDepth } from '../scene/scene.js';
import { conditionsOf } from '../values/shown-by.js';
import { keepBestOpeners } from './best-openers.js';
import { effectOf } from '../values/call-effects.js';
import { countsEntries } from './counts-entries.js';
import { onlyCloses } from './closing-handlers.js';
import { dismissedBy } from './dismissals.js';
import { keepingState, passedPlaces } from './passed-places.js';
import { siteKey } from '../model/site-key.js';
import { leaveToFields } from './parts-of-a-choice.js';
import { linkFillingRows } from './filling-rows.js';
import { setsToShown } from './sets-to-shown.js';
import { linkSuggestions } from './suggestions.js';
import { carriedIds } from '../values/carried-ids.js';
import { keepsSomething, sendsRequest } from '../values/keeps-something.js';
import { elementHandles, type ElementHandle } from './element-handles.js';
import { opensByAttribute, targetOf } from './target-id.js';

/** The boundaries of one root, indexed for the lookup of their openers. */
export interface OpenerIndex {
  boundaries: readonly DraftBoundary[];
  byId: ReadonlyMap<string, DraftBoundary>;
  /** The boundaries that a state shows. */
  conditional: readonly DraftBoundary[];
  handles: readonly ElementHandle[];
  /** The directives of the app's libraries that open an element by its id. */
  directives: ReadonlySet<string>;
}

/** The boundaries that an intent opens, and the boundaries that it closes. */
interface OpenerLinks {
  opens?: readonly DraftBoundary[];
  closes?: readonly DraftBoundary[];
}

/** One way in which a control opens or closes a boundary. */
export interface OpenerRule {
  name: string;
  reason: string;
  links(intent: DraftIntent, index: OpenerIndex): OpenerLinks;
}

/** The rules that link controls to boundaries. Every rule adds its links; the first boundary that a control closes counts. */
export const openerRules: readonly OpenerRule[] = [
  {
    name: 'target attribute',
    reason: 'The control names the element by its id.',
    links({ node }, { byId, directives }) {
      const target = targetOf(node.props, directives);
      const boundary = target === undefined ? undefined : byId.get(target.id);
      if (target === undefined || boundary === undefined) return {};
      return target.closes ? { closes: [boundary] } : { opens: [boundary] };
    },
  },
  {
    name: 'link to a dialog',
    reason: 'A script or the style sheet opens the dialog that the address names: Materialize, Foundation, `:target`.',
    links({ node }, { byId }) {
      const [, id = ''] = /^#(.+)$/.exec(textProp(node.props, 'href', 'data-target') ?? '') ?? [];
      const boundary = byId.get(id);
      return boundary?.kind === 'dialog' ? { opens: [boundary] } : {};
    },
  },
  {
    name: 'state',
    reason: 'The handler sets the state that shows the boundary.',
    links(intent, { conditional }) {
      if (!isPressed(intent)) return {};
      const opens = conditional.filter((boundary) => {
        const conditions = boundary.shown === undefined ? [] : conditionsOf(boundary.shown);
        const sets = intent.handlers.some((one) => conditions.some((condition) => setsToShown(one, condition)));
        return sets && !selectsFor(intent, boundary);
      });
      return { opens };
    },
  },
  {
    name: 'method call',
    reason: 'The handler calls a method of the element, such as `showModal()`.',
    links: (intent, { handles }) => (isPressed(intent) ? linksByCalls(intent, handles) : {}),
  },
  {
    name: 'carried id',
    reason: 'The handler shows or hides the element whose id a data attribute of the control has.',
    links(intent, { byId }) {
      if (!isPressed(intent)) return {};
      const { handlers, node } = intent;
      const carried = (effect: 'shows' | 'hides'): DraftBoundary[] =>
        handlers.flatMap((one) => carriedIds(node.props, one, effect).flatMap((id) => byId.get(id) ?? []));
      return { opens: carried('shows'), closes: handlers.every((one) => onlyCloses(one, {})) ? carried('hides') : [] };
    },
  },
  {
    name: 'part in a call',
    reason: 'The handler passes the component or the markup to a call or a state, which shows it in another place.',
    links(intent, { boundaries }) {
      if (!isPressed(intent)) return {};
      const passed = passedPlaces(intent.handlers);
      const isPassed = ({ sites }: DraftBoundary): boolean => sites[0] !== undefined && passed.has(siteKey(sites[0]));
      return passed.size === 0 ? {} : { opens: boundaries.filter(isPassed) };
    },
  },
  {
    name: 'Bootstrap dropdown',
    reason: 'The script opens the menu beside the toggle.',
    links({ node }, { boundaries }) {
      if (textProp(node.props, 'data-bs-toggle', 'data-toggle') !== 'dropdown') return {};
      const menu = nearestMenu(node, boundaries);
      return menu === undefined ? {} : { opens: [menu] };
    },
  },
];

/**
 * Links the intents and boundaries of one root: adds to every boundary the intents that open it, and to every intent the
 * boundary that it only dismisses. An intent inside a boundary never opens it.
 */
export function linkOpeners(
  intents: readonly DraftIntent[],
  boundaries: DraftBoundary[],
  directives: ReadonlySet<string>,
): void {
  const index: OpenerIndex = {
    boundaries,
    byId: boundariesById(boundaries),
    conditional: boundaries.filter((boundary) => boundary.shown !== undefined),
    handles: elementHandles(boundaries),
    directives,
  };
  for (const intent of intents) {
    for (const rule of openerRules) {
      const { opens = [], closes = [] } = rule.links(intent, index);
      for (const boundary of opens)
        if (!isInside(intent, boundary) && !boundary.openers.includes(intent)) boundary.openers.push(intent);
      const closed = closes.find((boundary) => isInside(intent, boundary));
      if (closed !== undefined) intent.dismisses ??= closed;
    }
  }
  leaveToFields(boundaries, intents);
  for (const boundary of boundaries) {
    keepBestOpeners(boundary);
    noteKeepingState(boundary);
  }
  for (const intent of intents) {
    const isOpener = boundaries.some((boundary) => boundary.openers.includes(intent));
    if (isOpener && opensByAttribute(intent.node.props, directives)) intent.opensByAttribute = true;
    const dismissed = intent.dismisses ?? dismissedBy(intent, isOpener);
    if (dismissed !== undefined) intent.dismisses = dismissed;
  }
  linkSuggestions(intents);
  linkFillingRows(intents, boundaries);
}

/** Notes the state that keeps a boundary's markup, so that a handler that empties the state closes the boundary. */
function noteKeepingState(boundary: DraftBoundary): void {
  const [site] = boundary.sites;
  if (boundary.shown !== undefined || site === undefined) return;
  const handlers = boundary.openers.flatMap((opener) => opener.handlers);
  const state = keepingState(handlers, siteKey(site));
  if (state !== undefined) boundary.shown = { state, atFirst: false };
}

function boundariesById(boundaries: readonly DraftBoundary[]): Map<string, DraftBoundary> {
  return new Map(
    boundaries.flatMap((boundary) => {
      const id = boundary.node?.kind === 'element' ? literalText(findValue(boundary.node.props, 'id')) : undefined;
      return id === undefined ? [] : [[id, boundary] as const];
    }),
  );
}

/** Matches controls that a click changes or runs. Submits and resets work on their form. */
function isPressed({ entry, control }: DraftIntent): boolean {
  if (entry.is === 'field') return control === 'checkbox' || control === 'switch';
  return control !== 'submit' && control !== 'reset';
}

/** Decides whether a field selects the entries that a boundary works on. The caller selects them; the boundary is a result. */
function selectsFor({ entry }: DraftIntent, { shown }: DraftBoundary): boolean {
  return entry.is === 'field' && countsEntries(shown?.state ?? '');
}

function linksByCalls(intent: DraftIntent, handles: readonly ElementHandle[]): OpenerLinks {
  const opens: DraftBoundary[] = [];
  const closes: DraftBoundary[] = [];
  for (const handler of intent.handlers)
    for (const { boundary, matches } of handles) {
      const calls = handler.does.calls.filter(matches);
      const effects = new Set(calls.map((call) => effectOf(call, intent.node.props)));
      if ((effects.has('shows') || effects.has('either')) && !isResult(handler, boundary)) opens.push(boundary);
      if (effects.has('hides') && onlyCloses(handler, { calls })) closes.push(boundary);
    }
  return { opens, closes };
}

/** Decides whether a part that only scripts show is the result of a press that keeps or sends something. */
const isResult = (handler: HandlerEvidence, { shown }: DraftBoundary): boolean =>
  shown?.state.startsWith('#') === true && (keepsSomething(handler) || sendsRequest(handler));

/** Returns the menu that has the deepest ancestor in common with a node. */
function nearestMenu(node: DraftIntent['node'], boundaries: readonly DraftBoundary[]): DraftBoundary | undefined {
  let nearest: DraftBoundary | undefined;
  let nearestDepth = -1;
  for (const boundary of boundaries) {
    if (boundary.kind !== 'menu' || boundary.node === null) continue;
    const depth = sharedDepth(boundary.node, node);
    if (depth > nearestDepth) {
      nearest = boundary;
      nearestDepth = depth;
    }
  }
  return nearest;
}
