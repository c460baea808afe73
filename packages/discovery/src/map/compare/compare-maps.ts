import { canonicalJson, type GroundTruthMap, type Tool } from '@webmcp/contract';

import { siteKey } from '../../intents/model/site-key.js';
import { type Difference, type Differences } from './change.js';
import { coverageFall } from './compare-coverage.js';
import { toolAspects } from './tool-aspects.js';

/**
 * Compares a committed map with a fresh one for `check` (docs/map-format.md). Drift is a change of meaning: tools, fields,
 * schemas, selectors, risk, reach, states, coverage of states, test id attributes. Every other change is a note.
 */
export function differences(committed: GroundTruthMap, fresh: GroundTruthMap): Differences {
  const parts = [compareTools(committed, fresh), compareStates(committed, fresh), compareRun(committed, fresh)];
  return { drift: parts.flatMap(({ drift }) => drift), notes: parts.flatMap(({ notes }) => notes) };
}

function compareTools(committed: GroundTruthMap, fresh: GroundTruthMap): Differences {
  const before = new Set(committed.tools.map(({ id }) => id));
  const after = new Map(fresh.tools.map((tool) => [tool.id, tool]));
  const compared = committed.tools.map((was) => {
    const is = after.get(was.id);
    return is === undefined ? { drift: [removedTool(was, fresh)], notes: [] } : compareTool(was, is);
  });
  const added = fresh.tools
    .filter(({ id }) => !before.has(id))
    .map(({ name, source }) => ({ tool: name, what: `Tool ${name} is new`, where: siteKey(source) }));
  return {
    drift: [...compared.flatMap(({ drift }) => drift), ...added],
    notes: compared.flatMap(({ notes }) => notes),
  };
}

function compareTool(was: Tool, is: Tool): Differences {
  const changes = toolAspects.flatMap((aspect) => aspect.changes(was, is));
  return {
    drift: changes.flatMap((change) =>
      change.kind === 'note'
        ? []
        : [{ tool: is.name, what: `${is.name}: ${change.what}`, where: change.where ?? siteKey(is.source) }],
    ),
    notes: changes.flatMap((change) =>
      change.kind === 'drift'
        ? []
        : [`${is.name}${change.part === undefined ? '' : `, ${change.part}`}: ${change.what}`],
    ),
  };
}

function removedTool({ id, name, title, source }: Tool, fresh: GroundTruthMap): Difference {
  const weak = fresh.unstable.find(({ tool }) => tool === id);
  if (weak !== undefined) {
    return {
      tool: name,
      what: `Tool ${name} can no longer be emitted: its ${weak.what} "${weak.label}" has confidence ${weak.confidence}`,
      where: siteKey(weak.source),
    };
  }
  const unmatched = fresh.unmatched.intents.find(
    (intent) => intent.source.file === source?.file && intent.label !== '' && intent.label === title,
  );
  const why = unmatched === undefined ? '' : `; its source is there, but ${unmatched.reason}`;
  return { tool: name, what: `Tool ${name} is gone${why}`, where: siteKey(unmatched?.source ?? source) };
}

function compareStates(committed: GroundTruthMap, fresh: GroundTruthMap): Differences {
  const before = new Set(committed.states.map(({ id }) => id));
  const after = new Map(fresh.states.map((state) => [state.id, state]));
  return {
    drift: committed.states.flatMap((state) => {
      const { id, route } = state;
      const now = after.get(id);
      if (now === undefined) return [{ what: `State ${id} is gone` }];
      const moved = now.route === route ? [] : [{ what: `State ${id} was at ${route} and is at ${now.route}` }];
      return [...moved, ...coverageFall(state, now).map((what) => ({ what, where: id }))];
    }),
    notes: fresh.states.filter(({ id }) => !before.has(id)).map(({ id }) => `State ${id} is new`),
  };
}

function compareRun(committed: GroundTruthMap, fresh: GroundTruthMap): Differences {
  const [was, is] = [committed.testIdAttributes, fresh.testIdAttributes];
  const [written, made] = [committed.generator.version, fresh.generator.version];
  return {
    drift:
      canonicalJson(was) === canonicalJson(is)
        ? []
        : [{ what: `Test id attributes were ${was.join(', ')} and are ${is.join(', ')}` }],
    notes: written === made ? [] : [`The map was written by webmcp ${written}, this is ${made}`],
  };
}
