import {
  canonicalJson,
  type Field,
  type GroundTruthMap,
  type ReachStep,
  type Source,
  type Target,
  type Tool,
} from '@webmcp/contract';

/** One difference in meaning. */
export interface Difference {
  /** Which tool, by name. */
  tool?: string;
  /** A sentence: what was, and what is now. */
  what: string;
  /** `file:line:column`, in the fresh source where the thing still exists. */
  where?: string;
}

export interface Differences {
  drift: Difference[];
  /** What changed without changing the meaning: source positions, scores, fingerprints, proof, survival, generator, wording. */
  notes: string[];
}

/**
 * What changed in meaning between a committed map and a fresh one (CONTRACT section 4, `check`): tools, fields, schemas,
 * selectors, risk, reach. Everything else is a note.
 */
export function differences(committed: GroundTruthMap, fresh: GroundTruthMap): Differences {
  const result: Differences = { drift: [], notes: [] };
  const before = new Map(committed.tools.map((tool) => [tool.id, tool]));
  const after = new Map(fresh.tools.map((tool) => [tool.id, tool]));
  for (const tool of committed.tools) {
    const now = after.get(tool.id);
    if (now === undefined) result.drift.push(removedTool(tool, fresh));
    else compareTools(tool, now, result);
  }
  for (const tool of fresh.tools) {
    if (!before.has(tool.id))
      result.drift.push({ tool: tool.name, what: `Tool ${tool.name} is new`, where: place(tool.source) });
  }
  compareStates(committed, fresh, result);
  if (canonicalJson(committed.testIdAttributes) !== canonicalJson(fresh.testIdAttributes)) {
    result.drift.push({
      what: `Test id attributes were ${committed.testIdAttributes.join(', ')} and are ${fresh.testIdAttributes.join(', ')}`,
    });
  }
  if (committed.generator.version !== fresh.generator.version)
    result.notes.push(
      `The map was written by webmcp ${committed.generator.version}, this is ${fresh.generator.version}`,
    );
  return result;
}

const place = ({ file, line, column }: Source): string => `${file}:${line}:${column}`;

function removedTool(tool: Tool, fresh: GroundTruthMap): Difference {
  const weak = fresh.unstable.find((each) => each.tool === tool.id);
  const alone = fresh.unmatched.intents.find(
    ({ source, label }) => source.file === tool.source.file && label !== '' && label === tool.title,
  );
  if (weak !== undefined) {
    return {
      tool: tool.name,
      what: `Tool ${tool.name} can no longer be emitted: its ${weak.what} "${weak.label}" has confidence ${weak.confidence}`,
      where: place(weak.source),
    };
  }
  const seen = alone === undefined ? '' : `; its source is there, but ${alone.reason}`;
  return { tool: tool.name, what: `Tool ${tool.name} is gone${seen}`, where: place(alone?.source ?? tool.source) };
}

function compareTools(was: Tool, is: Tool, { drift, notes }: Differences): void {
  const where = place(is.source);
  const add = (what: string, at: string = where): void => {
    drift.push({ tool: is.name, what: `${is.name}: ${what}`, where: at });
  };
  if (was.name !== is.name) add(`was called ${was.name}`);
  if (was.kind !== is.kind) add(`was a ${was.kind} and is a ${is.kind}`);
  if (was.risk.level !== is.risk.level) {
    const [reason] = is.risk.reasons;
    add(
      `risk was ${was.risk.level} and is ${is.risk.level}${reason === undefined ? '' : ` (${reason.evidence})`}`,
      place(reason?.source ?? is.source),
    );
  } else if (
    canonicalJson(was.risk.reasons.map(({ evidence }) => evidence)) !==
    canonicalJson(is.risk.reasons.map(({ evidence }) => evidence))
  ) {
    notes.push(`${is.name}: the reasons for risk ${is.risk.level} changed`);
  }
  if (was.unstable !== is.unstable) add(is.unstable === true ? 'is unstable now' : 'is stable now');
  if (was.title !== is.title || was.description !== is.description)
    notes.push(`${is.name}: title or description changed`);
  if (place(was.source) !== where) notes.push(`${is.name}: moved from ${place(was.source)} to ${where}`);
  if (canonicalJson(was.states) !== canonicalJson(is.states))
    notes.push(`${is.name}: was seen in ${was.states.join(', ')}, now in ${is.states.join(', ')}`);
  compareTarget('its container', was.container, is.container, add, notes, is.name);
  compareTarget(
    'its action',
    was.action,
    is.action,
    (what) => add(what, place(is.action?.source ?? is.source)),
    notes,
    is.name,
  );
  compareReach(was.reach, is.reach, add);
  if (was.row?.param !== is.row?.param)
    add(`its row parameter was ${was.row?.param ?? 'none'} and is ${is.row?.param ?? 'none'}`);
  compareTarget('the set of its rows', was.row?.rows, is.row?.rows, add, notes, is.name);
  compareTarget("the row's key", was.row?.key, is.row?.key, add, notes, is.name);
  if (canonicalJson(was.flow ?? null) !== canonicalJson(is.flow ?? null)) add('its place in the flow changed');
  compareFields(was, is, add, notes);
}

type Add = (what: string, at?: string) => void;

function compareFields(was: Tool, is: Tool, add: Add, notes: string[]): void {
  const before = new Map(was.fields.map((field) => [field.key, field]));
  const after = new Map(is.fields.map((field) => [field.key, field]));
  for (const field of was.fields) if (!after.has(field.key)) add(`field ${field.key} ("${field.label}") is gone`);
  for (const field of is.fields) {
    const old = before.get(field.key);
    const at = place(field.source ?? is.source);
    if (old === undefined) add(`field ${field.key} ("${field.label}") is new`, at);
    else compareField(old, field, (what) => add(`field ${field.key} ${what}`, at), notes, is.name);
  }
}

function compareField(was: Field, is: Field, add: (what: string) => void, notes: string[], tool: string): void {
  if (was.required !== is.required) add(is.required ? 'is required now' : 'is no longer required');
  if (was.role !== is.role) add(`was a ${was.role} and is a ${is.role}`);
  if (was.label !== is.label) add(`was labelled "${was.label}" and is labelled "${is.label}"`);
  if (was.sensitive !== is.sensitive)
    add(`was ${was.sensitive ?? 'not sensitive'} and is ${is.sensitive ?? 'not sensitive'}`);
  if (was.allowed !== is.allowed)
    add(is.allowed === true ? 'may be written by agents now' : 'may no longer be written by agents');
  for (const key of new Set([...Object.keys(was.schema), ...Object.keys(is.schema)])) {
    // The title is the label once more.
    if (key === 'title') continue;
    const [old, now] = [JSON.stringify(was.schema[key]), JSON.stringify(is.schema[key])];
    if (canonicalJson(was.schema[key] ?? null) !== canonicalJson(is.schema[key] ?? null))
      add(`has ${key} ${now ?? 'none'}, which was ${old ?? 'none'}`);
  }
  compareTarget('', was, is, add, notes, `${tool}, field ${is.key}`);
}

const written = ({ selectors }: Target): string[] => selectors.map(({ strategy, value }) => `${strategy} ${value}`);

function compareTarget(
  what: string,
  was: Target | undefined,
  is: Target | undefined,
  add: (what: string) => void,
  notes: string[],
  owner: string,
): void {
  const name = what === '' ? '' : `${what} `;
  if (was === undefined || is === undefined) {
    if (was !== is) add(`${name}${is === undefined ? 'is no longer needed or found' : 'is new'}`);
    return;
  }
  const [old, now] = [written(was), written(is)];
  if (old.join('\n') !== now.join('\n')) {
    const lost = old.filter((selector) => !now.includes(selector));
    const found = now.filter((selector) => !old.includes(selector));
    const parts = [
      lost.length === 0 ? '' : `no longer found by ${lost.join(', ')}`,
      found.length === 0 ? '' : `now found by ${found.join(', ')}`,
    ].filter((part) => part !== '');
    add(`${name}is ${parts.join('; ') || 'found by its selectors in another order'}`);
  } else if (was.confidence !== is.confidence)
    notes.push(`${owner}: ${name}confidence was ${was.confidence} and is ${is.confidence}`);
}

function compareReach(was: ReachStep[] | undefined, is: ReachStep[] | undefined, add: Add): void {
  const told = (steps: ReachStep[] | undefined): string =>
    (steps ?? [])
      .map((step) => (step.do === 'navigate' ? `go to ${step.route}` : `${step.do} ${written(step.target)[0] ?? '?'}`))
      .join(', then ') || 'nothing to do';
  const exact = (steps: ReachStep[] | undefined): string =>
    canonicalJson(
      (steps ?? []).map((step) => (step.do === 'navigate' ? step : { ...step, target: written(step.target) })),
    );
  if (exact(was) !== exact(is)) add(`the way to it was: ${told(was)}; now: ${told(is)}`);
}

function compareStates(committed: GroundTruthMap, fresh: GroundTruthMap, { drift, notes }: Differences): void {
  const after = new Map(fresh.states.map((state) => [state.id, state]));
  for (const state of committed.states) {
    const now = after.get(state.id);
    if (now === undefined) drift.push({ what: `State ${state.id} is gone` });
    else if (now.route !== state.route)
      drift.push({ what: `State ${state.id} was at ${state.route} and is at ${now.route}` });
  }
  const before = new Set(committed.states.map(({ id }) => id));
  for (const { id } of fresh.states) if (!before.has(id)) notes.push(`State ${id} is new`);
}
