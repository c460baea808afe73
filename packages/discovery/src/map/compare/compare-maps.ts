import { canonicalJson, type GroundTruthMap, type Tool, type Unstable } from '@webmcp/contract';

import { siteKey } from '../../intents/model/site-key.js';
import type { Difference, Differences } from './change.js';
import { compareStates } from './compare-states.js';
import { difference } from './difference.js';
import { pairTools } from './pair-tools.js';
import { toolAspects } from './tool-aspects.js';

/**
 * Compares a committed map with a fresh one for `check` (docs/map-format.md). Drift is a change of meaning: tools, fields,
 * schemas, selectors, risk, reach, states, coverage of states, test id attributes. Each drift has a kind and an impact.
 * Every other change is a note.
 */
export function differences(committed: GroundTruthMap, fresh: GroundTruthMap): Differences {
  const parts = [
    compareTools(committed, fresh),
    compareDeclared(committed, fresh),
    compareStates(committed, fresh),
    compareRun(committed, fresh),
  ];
  return { drift: parts.flatMap(({ drift }) => drift), notes: parts.flatMap(({ notes }) => notes) };
}

function compareTools(committed: GroundTruthMap, fresh: GroundTruthMap): Differences {
  const { pairs, removed, added } = pairTools(committed.tools, fresh.tools);
  const compared = fresh.tools.flatMap((is) => {
    const was = pairs.get(is);
    return was === undefined ? [] : [compareTool(was, is)];
  });
  return {
    drift: [
      ...removed.map((tool) => removedTool(tool, fresh)),
      ...compared.flatMap(({ drift }) => drift),
      ...added.map(({ name, source, states }) =>
        difference('tool-added', `Tool ${name} is new`, { tool: name, states, ...placeOf(source) }),
      ),
    ],
    notes: compared.flatMap(({ notes }) => notes),
  };
}

function compareTool(was: Tool, is: Tool): Differences {
  const changes = toolAspects.flatMap((aspect) => aspect.changes(was, is));
  const states = [...new Set([...was.states, ...is.states])];
  return {
    drift: changes.flatMap((change) => {
      if (change.kind === 'note') return [];
      const place = placeOf(change.source ?? is.source ?? was.source);
      const field = change.field === undefined ? {} : { field: change.field };
      return [difference(change.kind, `${is.name}: ${change.what}`, { tool: is.name, states, ...field, ...place })];
    }),
    notes: changes.flatMap((change) => {
      if (change.kind !== 'note') return [];
      return [{ states, what: `${is.name}${change.part === undefined ? '' : `, ${change.part}`}: ${change.what}` }];
    }),
  };
}

function removedTool(tool: Tool, fresh: GroundTruthMap): Difference {
  const { id, name, title, source, states } = tool;
  const weak = fresh.unstable.find((held) => held.tool === id) ?? fresh.unstable.find((held) => held.toolName === name);
  if (weak !== undefined) return heldBackTool(tool, weak);
  const unmatched = fresh.unmatched.intents.find(
    (intent) => intent.source.file === source?.file && intent.label !== '' && intent.label === title,
  );
  const why = unmatched === undefined ? '' : `; its source is there, but ${unmatched.reason}`;
  const place = placeOf(unmatched?.source ?? source);
  return difference('tool-removed', `Tool ${name} is gone${why}`, { tool: name, states, ...place });
}

function heldBackTool({ name, states, source }: Tool, weak: Unstable): Difference {
  const at = { tool: name, states, ...placeOf(weak.source ?? source) };
  if (weak.failedProof !== undefined)
    return difference('proof-failed', `Tool ${name} failed its proof: ${weak.failedProof}`, at);
  const part = `its ${weak.what} "${weak.label}" has confidence ${weak.confidence}`;
  const found = difference('tool-unstable', `Tool ${name} can no longer be emitted: ${part}`, at);
  const [guidance] = weak.guidance;
  return guidance === undefined ? found : { ...found, fix: `${guidance.text}. ${found.fix}` };
}

/** Compares the forms that are tools by their own attributes. */
function compareDeclared({ declared: was = [] }: GroundTruthMap, { declared: is = [] }: GroundTruthMap): Differences {
  const names = (forms: typeof was): Set<string> => new Set(forms.map(({ name }) => name));
  const [before, now] = [names(was), names(is)];
  return {
    drift: [
      ...was
        .filter(({ name }) => !now.has(name))
        .map(({ name, source }) =>
          difference('tool-removed', `The declared tool ${name} is gone`, { tool: name, states: [], source }),
        ),
      ...is
        .filter(({ name }) => !before.has(name))
        .map(({ name, source }) =>
          difference('tool-added', `The declared tool ${name} is new`, { tool: name, states: [], source }),
        ),
    ],
    notes: [],
  };
}

function compareRun(committed: GroundTruthMap, fresh: GroundTruthMap): Differences {
  const [was, is] = [committed.testIdAttributes, fresh.testIdAttributes];
  const [written, made] = [committed.generator.version, fresh.generator.version];
  const what = `Test id attributes were ${was.join(', ')} and are ${is.join(', ')}`;
  const version = `The map was written by webmcp ${written}, this is ${made}`;
  return {
    drift: canonicalJson(was) === canonicalJson(is) ? [] : [difference('test-ids-changed', what, { states: [] })],
    notes: written === made ? [] : [{ what: version, states: [] }],
  };
}

/** Returns a source, or the page as the place of a thing without one. */
const placeOf = (source: Tool['source']): { source: Tool['source'] } | { where: string } =>
  source === undefined ? { where: siteKey(undefined) } : { source };
