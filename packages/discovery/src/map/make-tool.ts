import type { Source, Tool } from '@webmcp/contract';

import type { AppModel } from '../intents/model/intent.js';
import type { NamedTool } from '../naming/named-tool.js';
import { staysInView } from '../risk/calls/stays-in-view.js';
import { riskSubject } from '../risk/model/risk-subject.js';
import type { ToolTargets } from '../synthesize/tool-targets.js';

/** Writes a named tool as the map lists it. @param flow the tool's place in a wizard */
export function makeTool(named: NamedTool, appModel: AppModel, flow: Tool['flow']): Tool {
  const { targets, name, title, description, risk, rowParam, unstable } = named;
  const { id, kind, states, container, reach, row, action } = targets;
  const allowed = new Set(named.settings?.allowSensitive ?? []);
  return {
    id,
    name,
    title,
    description,
    kind,
    risk,
    source: sourceOf(targets, appModel),
    states: [...states],
    ...(container === undefined ? {} : { container }),
    ...(reach === undefined ? {} : { reach }),
    ...(row === undefined || rowParam === undefined ? {} : { row: { param: rowParam, rows: row.rows, key: row.key } }),
    fields: named.fields.map((field) =>
      field.sensitive !== undefined && allowed.has(field.key) ? { ...field, allowed: true } : field,
    ),
    ...(action === null ? {} : { action: action.target }),
    ...(isOnlyView(named, appModel) ? { onlyView: true as const } : {}),
    ...(unstable ? { unstable: true as const } : {}),
    ...(flow === undefined ? {} : { flow }),
  };
}

/** Decides whether all handlers of a lone action change only the view. A safe tool needs no such proof. */
function isOnlyView({ targets, fields, risk }: NamedTool, appModel: AppModel): boolean {
  if (targets.action === null || fields.length > 0 || risk.level === 'safe') return false;
  return staysInView(riskSubject(targets.candidate, appModel));
}

/** Returns the line that a person would look for: a form's own, else the action's, else that of container or field. */
function sourceOf({ candidate, action, fields }: ToolTargets, { boundaries }: AppModel): Source {
  const container = candidate.container === null ? undefined : boundaries[candidate.container];
  const own = candidate.kind === 'form' ? container?.source : undefined;
  return (
    own ??
    action?.intent.source ??
    container?.source ??
    fields[0]?.intent.source ?? { file: 'unknown', line: 1, column: 1 }
  );
}
