import type { GroundTruthMap, Source, SourceTool, Tool } from '@webmcp/contract';

import { siteKey } from '../../intents/model/site-key.js';
import type { Difference, Differences } from './change.js';
import { differences } from './compare-maps.js';
import type { DifferenceKind } from './difference-kinds.js';
import { pairTools } from './pair-tools.js';

/** The kinds that only a page can show. Names and descriptions also rest on the pages. */
const ofPages: ReadonlySet<DifferenceKind> = new Set<DifferenceKind>([
  'tool-renamed',
  'wording-changed',
  'tool-unstable',
  'tool-stable',
  'selectors-lost',
  'selector-healed',
  'selector-added',
  'selector-dropped',
  'confidence-lowered',
  'survival-lowered',
  'container-changed',
  'proof-failed',
]);

/** The differences that the source alone shows, and the tools that it shows nothing of. */
export interface SourceDifferences extends Differences {
  /** The names of the tools in the map that have no part in the source. */
  unknown: string[];
}

/** Begins the name of a tool of the source that the map does not offer. No name of a tool has this character. */
const notOffered = '?';

/**
 * Compares the reading of the source in a committed map with a fresh reading. Both come from the source alone, so layout
 * and pages make no difference. Changes of tools that the map does not offer are left out.
 */
export function sourceDifferences(committed: GroundTruthMap, fresh: readonly SourceTool[]): SourceDifferences {
  const offered = offeredNames(committed);
  const was = (committed.sourceTools ?? []).map((tool, at) => asTool(tool, offered.names[at] ?? notOffered));
  const unnamed = fresh.map((tool) => asTool(tool, tool.title));
  const { pairs } = pairTools(was, unnamed);
  const is = unnamed.map((tool) => ({ ...tool, name: pairs.get(tool)?.name ?? tool.name }));
  const { drift, notes } = differences(asMap(committed, was), asMap(committed, is));
  return {
    drift: drift.filter(({ kind, tool }) => !ofPages.has(kind) && tool !== notOffered).map(withoutState),
    notes: notes.filter(({ what }) => !what.startsWith(notOffered)),
    unknown: offered.unknown,
  };
}

/** Finds the map's tool for each tool of the source, by the places of its parts. */
function offeredNames({ tools, sourceTools = [] }: GroundTruthMap): {
  names: (string | undefined)[];
  unknown: string[];
} {
  const places = tools.map((tool) => ({ tool, sites: new Set(sitesOf(tool)) }));
  const found = sourceTools.map((one) => {
    const sites = [one.action, ...one.fields].flatMap((part) => (part === undefined ? [] : [siteKey(part.source)]));
    const shared = places.map((place) => ({
      name: place.tool.name,
      score: sites.filter((site) => place.sites.has(site)).length + (place.tool.id === one.id ? 1 : 0),
    }));
    return shared.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  });
  const known = new Set(found.flatMap((list) => list.map(({ name }) => name)));
  return {
    names: found.map(([best]) => best?.name),
    unknown: tools.flatMap(({ name }) => (known.has(name) ? [] : [name])),
  };
}

function sitesOf({ action, fields, source }: Tool): string[] {
  const parts = [action?.source, ...fields.map((field) => field.source)].filter((site) => site !== undefined);
  return (parts.length === 0 ? [source] : parts).flatMap((site: Source | undefined) =>
    site === undefined ? [] : [siteKey(site)],
  );
}

/** Returns a tool of the source in the form that the comparison of maps reads. */
function asTool({ id, kind, title, risk, expects, action, fields }: SourceTool, name: string): Tool {
  const source = action?.source ?? fields[0]?.source;
  return {
    id,
    name,
    title,
    description: '',
    kind,
    risk,
    ...(source === undefined ? {} : { source }),
    states: [source === undefined ? '' : source.file],
    ...(expects === undefined ? {} : { expects }),
    ...(action === undefined
      ? {}
      : {
          action: {
            selectors: [{ strategy: 'role', value: action.label, score: 1 }],
            confidence: 1,
            source: action.source,
            fingerprint: { kind: '', labels: [action.label], scope: [], unique: [] },
          },
        }),
    fields: fields.map((field) => ({ ...field, selectors: [], confidence: 0 })),
  };
}

const asMap = (map: GroundTruthMap, tools: Tool[]): GroundTruthMap => ({
  ...map,
  states: [],
  tools,
  unstable: [],
  unmatched: { intents: [], elements: [] },
});

const withoutState = (found: Difference): Difference => ({ ...found, states: [] });
