import type { Field, GroundTruthMap, JsonSchema, Target, Tool } from '@webmcp/contract';

/** One line of a person's list. */
export interface ExpectedControl {
  states: string[];
  control: string;
  tool: string;
  field: string;
  type: string;
  risk: string;
  verdict: string;
}

/** Reads the tables of an EXPECTED.md whose headings end in `(states a, b)`. */
export function expectedList(markdown: string): ExpectedControl[] {
  let states: string[] = [];
  const found: ExpectedControl[] = [];
  for (const line of markdown.split('\n')) {
    const [, named] = /^## .*\(states? (.*)\)$/.exec(line) ?? [];
    if (named !== undefined) states = [...named.matchAll(/`([^`]+)`/g)].map(([, id]) => id!);
    if (!line.startsWith('| ') || line.startsWith('| control ') || line.startsWith('| ---')) continue;
    const [control = '', tool = '', field = '', type = '', risk = '', verdict = ''] = line
      .slice(1, line.lastIndexOf('|'))
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    found.push({ states, control, tool, field, type, risk, verdict });
  }
  return found;
}

/** Every difference between what a person expects and the map, by name; nothing on either side may be left over. */
export function differences(expected: readonly ExpectedControl[], map: GroundTruthMap): string[] {
  const found: string[] = [];
  const known = new Map<Tool, Set<Field>>();
  const heldBack = new Set(map.unstable);
  for (const row of expected) {
    const say = (what: string): void => void found.push(`${row.states[0]}: ${row.control}: ${what}`);
    const name = nameOf(row.control);
    if (row.verdict.startsWith('held back')) {
      const unstable = [...heldBack].find(
        (one) => one.label === name && one.guidance.some((way) => row.verdict.includes(way.do)),
      );
      if (unstable === undefined) say(`is not held back; expected ${row.verdict}`);
      else heldBack.delete(unstable);
      continue;
    }
    if (row.verdict === 'no tool') {
      const invented = map.tools.find(
        (tool) => shares(tool, row) && tool.action !== undefined && isNamed(tool.action, name),
      );
      if (invented !== undefined) say(`is the tool ${invented.name}, expected none`);
      continue;
    }
    const [tool, ...others] = map.tools.filter((one) => shares(one, row) && isTool(one, row));
    if (tool === undefined || others.length > 0) {
      say(tool === undefined ? `no tool ends with ${row.tool}` : `${row.tool} ends several tools`);
      continue;
    }
    const fields = known.get(tool) ?? new Set<Field>();
    known.set(tool, fields);
    if (row.verdict === 'emitted as a reach step') {
      if (tool.reach?.some((step) => step.do === 'click' && isNamed(step.target, name)) !== true)
        say(`is no step to ${tool.name}`);
      continue;
    }
    if (row.risk !== tool.risk.level)
      say(
        `risk is ${tool.risk.level} (${tool.risk.reasons.map(({ evidence }) => evidence).join('; ')}), expected ${row.risk}`,
      );
    if (row.field === '') continue;
    const [label = '', ...marks] = row.field.split(', ');
    const field = tool.fields.find((one) => one.label === label && !fields.has(one));
    if (field === undefined) {
      say(`is no field of ${tool.name}, which has ${tool.fields.map((one) => one.label).join(', ')}`);
      continue;
    }
    fields.add(field);
    if (field.required !== marks.includes('required')) say(field.required ? 'is required' : 'is not required');
    if (typeOf(field.schema) !== row.type) say(`is ${typeOf(field.schema)}, expected ${row.type}`);
    if ((field.sensitive !== undefined) !== marks.includes('sensitive')) say(`sensitive: ${field.sensitive ?? 'no'}`);
  }
  // The list names controls, and a read has none.
  for (const tool of map.tools.filter(({ kind }) => kind !== 'read')) {
    const fields = known.get(tool);
    if (fields === undefined) found.push(`${tool.states.join(', ')}: invented: ${tool.name} (${tool.title})`);
    else
      for (const field of tool.fields)
        if (!fields.has(field)) found.push(`${tool.name}: invented field ${field.label}`);
  }
  for (const one of heldBack)
    found.push(`held back, and not on the list: ${one.what} "${one.label}" of ${one.toolName ?? one.source?.file}`);
  return found;
}

/** `button Save order, in each row` → `Save order` */
const nameOf = (control: string): string => control.replace(/, in each row$/, '').replace(/^\w+ ?/, '');

const shares = (tool: Tool, row: ExpectedControl): boolean => tool.states.some((state) => row.states.includes(state));

const isNamed = (target: Target, name: string): boolean => target.fingerprint?.labels.includes(name) === true;

/** A control without a name is called by the title that its code gave the tool. */
const isTitled = ({ action, title }: Tool, name: string): boolean =>
  action?.fingerprint?.labels.length === 0 && title === name;

function isTool(tool: Tool, row: ExpectedControl): boolean {
  const name = nameOf(row.tool);
  if (!row.tool.startsWith('group '))
    return tool.action !== undefined && (isNamed(tool.action, name) || isTitled(tool, name));
  return tool.action === undefined && tool.fields.some(({ label }) => label === row.field.split(', ')[0]);
}

/** A schema in a word or two. */
function typeOf(schema: JsonSchema): string {
  const options = choices(schema);
  if (options !== undefined) return `one of ${options.join(', ')}`;
  const { type, format, minimum, maximum, maxLength } = schema as Record<string, string | number | undefined>;
  if (format === 'date') return 'date';
  const extra = [
    format === 'email' ? 'e-mail' : undefined,
    minimum === undefined && maximum === undefined ? undefined : `${minimum ?? ''} to ${maximum ?? ''}`.trim(),
    maxLength === undefined ? undefined : `at most ${maxLength}`,
  ].filter((one) => one !== undefined);
  return [String(type), ...extra].join(', ');
}

function choices({ enum: values, oneOf }: JsonSchema): string[] | undefined {
  if (Array.isArray(values)) return values.map(String);
  if (!Array.isArray(oneOf)) return undefined;
  return oneOf.map((one) => String((one as { const?: unknown }).const));
}
