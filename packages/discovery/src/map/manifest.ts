import { createHash } from 'node:crypto';

import type {
  GroundTruthMap,
  Manifest,
  ManifestField,
  Read,
  ManifestTool,
  ReachStep,
  Target,
  Tool,
} from '@webmcp/contract';

/**
 * Reduces a map to the members that the page needs: no source, match, unmatched, unstable, coverage or survival
 * (docs/map-format.md).
 */
export function manifestOf({ testIdAttributes, states, tools }: GroundTruthMap): Manifest {
  const manifest: Manifest = {
    version: 1,
    testIdAttributes,
    states: states.map(({ id, route }) => ({ id, route })),
    tools: tools.map(slimTool),
  };
  return { ...manifest, digest: digestOf(manifest) };
}

/** Returns the lowercase hex sha256 of the JSON text of a value. */
export const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

function slimTool(full: Tool): ManifestTool {
  const {
    source: _source,
    basis: _basis,
    worded: _worded,
    proof: _proof,
    read,
    fields,
    container,
    action,
    row,
    reach,
    risk,
    ...tool
  } = full;
  return {
    ...tool,
    risk: { level: risk.level, reasons: risk.reasons.map(({ signal, evidence }) => ({ signal, evidence })) },
    fields: fields.map(slimField),
    ...(container === undefined ? {} : { container: slim(container) }),
    ...(action === undefined ? {} : { action: slim(action) }),
    ...(row === undefined ? {} : { row: { param: row.param, rows: slim(row.rows), key: slim(row.key) } }),
    ...(reach === undefined ? {} : { reach: reach.map(slimStep) }),
    ...(read === undefined ? {} : { read: slimRead(read) }),
  };
}

function slimRead({ set, item, ...read }: Read): Read {
  return { ...read, set: slim(set), ...(item === undefined ? {} : { item: slim(item) }) };
}

function slimField({ container, items, rows, remove, ...field }: Tool['fields'][number]): ManifestField {
  return {
    ...slim(field),
    ...(container === undefined ? {} : { container: slim(container) }),
    ...(items === undefined ? {} : { items: items.map(slimField) }),
    ...(rows === undefined ? {} : { rows: slim(rows) }),
    ...(remove === undefined ? {} : { remove: slim(remove) }),
  };
}

function slimStep(step: ReachStep): ReachStep {
  if (step.do === 'navigate') return step;
  const target = slim(step.target);
  if (step.do === 'fill') return { ...step, target };
  const { container, row } = step;
  return {
    ...step,
    target,
    ...(container === undefined ? {} : { container: slim(container) }),
    ...(row === undefined ? {} : { row: { rows: slim(row.rows), key: slim(row.key) } }),
  };
}

function slim<T extends Target>(target: T): Omit<T, 'source' | 'match' | 'survival'> {
  const { source: _source, match: _match, survival: _survival, ...rest } = target;
  return rest;
}
