import type { Target, Tool } from '@webmcp/contract';

import { siteKey } from '../../intents/model/site-key.js';
import { meaningful } from './compare-targets.js';
import { pairAlike } from './pair-alike.js';

/** The tools of two maps: one tool in both, gone, or new. */
export interface PairedTools {
  /** The committed tool of each fresh tool. */
  pairs: Map<Tool, Tool>;
  removed: Tool[];
  added: Tool[];
}

/** Evidence that a tool with another id is the same tool, changed. */
interface Evidence {
  weight: number;
  /** Returns 0 to 1. */
  share(was: Tool, is: Tool): number;
}

/**
 * The evidence with its weights. A single part that changed leaves most of the others as they are. Name, action and
 * fields are the meaning of a tool, so they weigh most. A place alone may belong to another tool after an edit.
 */
const evidence: Readonly<Record<string, Evidence>> = {
  name: { weight: 2, share: (was, is) => Number(was.name === is.name) },
  kind: { weight: 1, share: (was, is) => Number(was.kind === is.kind) },
  title: { weight: 1, share: (was, is) => Number(was.title === is.title) },
  action: { weight: 2, share: (was, is) => overlap(selectorsOf(was.action), selectorsOf(is.action)) },
  fields: { weight: 3, share: (was, is) => overlap(keysOf(was), keysOf(is)) },
  requests: { weight: 2, share: (was, is) => overlap(requestsOf(was), requestsOf(is)) },
  place: {
    weight: 2,
    share: (was, is) => Number(was.source !== undefined && siteKey(was.source) === siteKey(is.source)),
  },
  file: { weight: 1, share: (was, is) => Number(was.source !== undefined && was.source.file === is.source?.file) },
  states: { weight: 1, share: (was, is) => Number(overlap(was.states, is.states) > 0) },
  container: { weight: 1, share: (was, is) => overlap(selectorsOf(was.container), selectorsOf(is.container)) },
};

/** The least evidence. Kind, file, state and container (4) are the same for any two buttons of a form. */
const floor = 4.5;

/** Pairs tools by id, then the rest by evidence. */
export function pairTools(committed: readonly Tool[], fresh: readonly Tool[]): PairedTools {
  const byId = new Map(committed.map((tool) => [tool.id, tool]));
  const pairs = new Map(fresh.flatMap((tool) => (byId.has(tool.id) ? [[tool, byId.get(tool.id)!] as const] : [])));
  const ids = new Set(fresh.map(({ id }) => id));
  const gone = committed.filter(({ id }) => !ids.has(id));
  const come = fresh.filter((tool) => !pairs.has(tool));
  const alike = pairAlike(gone, come, likeness, floor);
  for (const [was, is] of alike) pairs.set(is, was);
  return {
    pairs,
    removed: gone.filter((tool) => !alike.some(([was]) => was === tool)),
    added: come.filter((tool) => !pairs.has(tool)),
  };
}

const likeness = (was: Tool, is: Tool): number =>
  Object.values(evidence).reduce((sum, { weight, share }) => sum + weight * share(was, is), 0);

const selectorsOf = (target: Target | undefined): string[] => (target === undefined ? [] : meaningful(target));
const keysOf = ({ fields }: Tool): string[] => fields.map(({ key }) => key);
const requestsOf = ({ risk }: Tool): string[] =>
  risk.reasons.flatMap(({ signal, evidence: text }) => (signal === 'http' || signal === 'handler' ? [text] : []));

/** Returns the shared part of two lists, 0 to 1; 0 if both are empty. */
function overlap(was: readonly string[], is: readonly string[]): number {
  const all = new Set([...was, ...is]);
  return all.size === 0 ? 0 : [...new Set(was)].filter((one) => is.includes(one)).length / all.size;
}
