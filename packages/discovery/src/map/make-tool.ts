import type { RiskReason, Tool } from '@webmcp/contract';

import { restsOnPage } from '../identity/identity.js';
import type { AppModel } from '../intents/model/intent.js';
import { isPlace } from '../intents/model/no-place.js';
import type { NamedTool } from '../naming/named-tool.js';
import { expectedRequests } from '../risk/calls/expected-requests.js';
import { staysInView } from '../risk/calls/stays-in-view.js';
import { questionOf } from '../risk/model/question-of.js';
import { riskSubject } from '../risk/model/risk-subject.js';
import type { ToolTargets } from '../synthesize/tool-targets.js';
import { promptedTexts } from './prompted-texts.js';
import { sendsBeside, submitsBy } from './submits-by.js';
import { submitsTo } from './submits-to.js';
import { withSettings } from './with-settings.js';

/** Writes a named tool as the map lists it. @param flow the tool's place in a wizard */
export function makeTool(named: NamedTool, appModel: AppModel, flow: Tool['flow']): Tool {
  const { targets, name, title, description, worded, risk, rowParam, unstable } = named;
  const { id, kind, states, container, reach, row, action } = targets;
  const expects = expectedRequests(riskSubject(targets.candidate, appModel).handlers);
  const asks = action === null ? undefined : questionOf(targets.candidate, appModel);
  return {
    id,
    name,
    title,
    description,
    ...(worded === undefined ? {} : { worded }),
    kind,
    ...(restsOnPage(targets.candidate, appModel.intents) ? { basis: 'page' as const } : {}),
    risk: { ...risk, reasons: risk.reasons.map(withKnownPlace) },
    ...placeOf(targets, appModel),
    states: [...states],
    ...(container === undefined ? {} : { container }),
    ...(reach === undefined ? {} : { reach }),
    ...(row === undefined || rowParam === undefined ? {} : { row: { param: rowParam, rows: row.rows, key: row.key } }),
    fields: named.fields.map((field) => withSettings(field, named.settings)),
    ...(action === null ? {} : { action: action.target }),
    ...formOf(named, appModel),
    ...(expects.length === 0 ? {} : { expects }),
    ...(asks === undefined ? {} : { asks }),
    ...promptsOf(named, appModel),
    ...(isOnlyView(named, appModel) ? { onlyView: true as const } : {}),
    ...(unstable ? { unstable: true as const } : {}),
    ...(flow === undefined ? {} : { flow }),
  };
}

/** Returns the texts that the act asks for. Their keys differ from those of the tool's other arguments. */
function promptsOf({ targets, fields, rowParam }: NamedTool, appModel: AppModel): Pick<Tool, 'prompts'> {
  if (targets.action === null) return {};
  const keys = [...fields.map(({ key }) => key), ...(rowParam === undefined ? [] : [rowParam])];
  const prompts = promptedTexts(targets.candidate, keys, appModel);
  return prompts.length === 0 ? {} : { prompts };
}

/** Returns how the browser sends the form of a tool: the address, the method and window, and the names of its values. */
function formOf(
  { targets, fields }: NamedTool,
  { boundaries }: AppModel,
): Pick<Tool, 'submitsTo' | 'submitsBy' | 'sends'> {
  const [to, by, sends] = [submitsTo(targets, boundaries), submitsBy(targets), sendsBeside(targets, fields)];
  return {
    ...(to === undefined ? {} : { submitsTo: to }),
    ...(by === undefined ? {} : { submitsBy: by }),
    ...(sends === undefined ? {} : { sends }),
  };
}

/** Decides whether all handlers of a lone action change only the view. A safe tool needs no such proof. */
function isOnlyView({ targets, fields, risk }: NamedTool, appModel: AppModel): boolean {
  if (targets.action === null || fields.length > 0 || risk.level === 'safe') return false;
  return staysInView(riskSubject(targets.candidate, appModel));
}

/**
 * Returns the line that a person would look for: a form's own, else the action's, else that of container or field.
 * Empty if the tool rests on the page and no place is known.
 */
function placeOf({ candidate, action, fields }: ToolTargets, { boundaries }: AppModel): Pick<Tool, 'source'> {
  const container = candidate.container === null ? undefined : boundaries[candidate.container];
  const own = candidate.kind === 'form' ? container?.source : undefined;
  const places = [own, action?.intent.source, container?.source, ...fields.map(({ intent }) => intent.source)];
  const source = places.find((place) => place !== undefined && isPlace(place));
  return source === undefined ? {} : { source };
}

function withKnownPlace({ source, ...reason }: RiskReason): RiskReason {
  return source === undefined || !isPlace(source) ? reason : { ...reason, source };
}
