import { createHash } from 'node:crypto';

import type { Field, JsonSchema, JsonValue, RiskLevel, Target, Tool, ToolKind } from '@webmcp/contract';

/** A parameter as a model reads it. */
export interface ToldField {
  key: string;
  label: string;
  type: string;
  required: boolean;
  /** The texts of the choices. */
  choices?: string[];
}

/** The facts of a tool that a model reads. The facts come from the source alone. */
export interface ToldTool {
  id: string;
  kind: ToolKind;
  /** The words of the rules. */
  rules: { name: string; title: string; description: string };
  risk: RiskLevel;
  /** The called functions and requests that the source shows. */
  does: string[];
  /** The parameter that chooses the row. */
  row?: string;
  /** The words of the form, dialog or section around the tool. */
  inside: string[];
  /** The words of the buttons that open the tool's part of the page. */
  openedBy: string[];
  routes: string[];
  fields: ToldField[];
  /** The number of fields beyond the first {@link mostFields}. */
  moreFields?: number;
}

/** The most fields of a tool that a model reads. A name and a description need no more. */
const mostFields = 40;

/** The most choices of a field that a model reads. */
const mostChoices = 12;

/** The most routes of a tool that a model reads. */
const mostRoutes = 5;

/**
 * Returns the facts of a tool for a model. Sensitive fields, values and texts of the page are left out. Returns null for
 * a tool that rests on the page, because all its words are texts of the page.
 * @param routeOf the route of a state by its id
 */
export function toldTool(tool: Tool, routeOf: ReadonlyMap<string, string>): ToldTool | null {
  if (tool.basis === 'page' || tool.kind === 'read') return null;
  const { id, kind, risk, row, container, reach = [], worded } = tool;
  const open = tool.fields.filter(({ sensitive, basis }) => sensitive === undefined && basis !== 'page');
  const routes = [...new Set(tool.states.flatMap((state) => routeOf.get(state) ?? []))];
  return {
    id,
    kind,
    rules: worded?.rules ?? { name: tool.name, title: tool.title, description: tool.description },
    risk: worded?.risk === undefined ? risk.level : (levelBeforeModel(tool) ?? risk.level),
    does: risk.reasons.filter(({ signal }) => ofCode.has(signal)).map(({ evidence }) => evidence),
    ...(row === undefined ? {} : { row: row.param }),
    inside: labelsOf(container),
    openedBy: reach.flatMap((step) => (step.do === 'click' ? labelsOf(step.target) : [])),
    routes: routes.slice(0, mostRoutes),
    fields: open.slice(0, mostFields).map(toldField),
    ...(open.length > mostFields ? { moreFields: open.length - mostFields } : {}),
  };
}

/**
 * Returns a hash of the facts that a model reads about a tool. The name and description of the rules do not count: both
 * depend on other tools and on earlier maps.
 */
export function inputOf({ rules, ...facts }: ToldTool): string {
  const text = JSON.stringify({ ...facts, title: rules.title });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The signals of a risk that quote the app's code. */
const ofCode: ReadonlySet<string> = new Set(['http', 'handler']);

/** Returns the risk of the rules, for a tool with a risk that a model raised. */
function levelBeforeModel({ risk }: Tool): RiskLevel | undefined {
  const raised = risk.reasons.find(({ signal }) => signal === 'model');
  return /\(was (safe|caution|destructive)\)$/.exec(raised?.evidence ?? '')?.[1] as RiskLevel | undefined;
}

const labelsOf = (target: Target | undefined): string[] => target?.fingerprint?.labels ?? [];

function toldField({ key, label, schema, required }: Field): ToldField {
  const choices = choicesOf(schema);
  return {
    key,
    label,
    type: typeOf(schema),
    required,
    ...(choices.length === 0 ? {} : { choices: choices.slice(0, mostChoices) }),
  };
}

const typeOf = ({ type, format }: JsonSchema): string =>
  [type, format].filter((part) => typeof part === 'string').join(' ') || 'string';

function choicesOf({ enum: values, oneOf }: JsonSchema): string[] {
  if (Array.isArray(values)) return values.map(String);
  if (!Array.isArray(oneOf)) return [];
  return oneOf.flatMap((choice: JsonValue) =>
    typeof choice === 'object' && choice !== null && !Array.isArray(choice) && typeof choice['title'] === 'string'
      ? [choice['title']]
      : [],
  );
}
