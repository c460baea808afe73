import { canonicalJson, riskLevels, type ReachStep, type RiskReason, type Target, type Tool } from '@webmcp/contract';

import { siteKey } from '../../intents/model/site-key.js';
import { changeIf, noteIf, type Aspect, type Change } from './change.js';
import { compareFields } from './compare-fields.js';
import { compareReads } from './compare-reads.js';
import { compareTargets, meaningful, type PresenceKinds } from './compare-targets.js';
import type { DifferenceKind } from './difference-kinds.js';

const container: PresenceKinds = { added: 'container-changed', removed: 'container-changed' };

/** The aspects of a tool, in the order of the report. */
export const toolAspects: readonly Aspect<Tool>[] = [
  { name: 'id', changes: (was, is) => noteIf(was.id !== is.id, `its id was ${was.id} and is ${is.id}`) },
  { name: 'name', changes: (was, is) => changeIf(was.name !== is.name, 'tool-renamed', `was called ${was.name}`) },
  {
    name: 'kind',
    changes: (was, is) => changeIf(was.kind !== is.kind, 'tool-kind-changed', `was a ${was.kind} and is a ${is.kind}`),
  },
  { name: 'risk', changes: compareRisk },
  {
    name: 'unstable',
    changes: (was, is) =>
      is.unstable === true
        ? changeIf(was.unstable !== true, 'tool-unstable', 'is unstable now')
        : changeIf(was.unstable === true, 'tool-stable', 'is stable now'),
  },
  {
    name: 'only the view',
    changes: (was, is) =>
      changeIf(
        was.onlyView !== is.onlyView,
        'effect-changed',
        is.onlyView === true ? 'changes only the view now' : 'may change more than the view now',
      ),
  },
  {
    name: 'question',
    changes: (was, is) =>
      changeIf(
        canonicalJson(was.asks ?? null) !== canonicalJson(is.asks ?? null),
        'effect-changed',
        `the app's question was ${questionIn(was)} and is ${questionIn(is)}`,
      ),
  },
  { name: 'wording', changes: compareWording },
  {
    name: 'source',
    changes: (was, is) =>
      noteIf(siteKey(was.source) !== siteKey(is.source), `moved from ${siteKey(was.source)} to ${siteKey(is.source)}`),
  },
  {
    name: 'states',
    changes: (was, is) =>
      noteIf(
        canonicalJson(was.states) !== canonicalJson(is.states),
        `was seen in ${was.states.join(', ')}, now in ${is.states.join(', ')}`,
      ),
  },
  {
    name: 'container',
    changes: (was, is) => [
      ...labelChange('its container', 'container-changed', was.container, is.container),
      ...compareTargets('its container', was.container, is.container, container),
    ],
  },
  { name: 'action', changes: compareActions },
  {
    name: 'reach',
    changes: (was, is) =>
      changeIf(
        canonicalJson(steps(was.reach)) !== canonicalJson(steps(is.reach)),
        'reach-changed',
        `the way to it was: ${inWords(was.reach)}; now: ${inWords(is.reach)}`,
      ),
  },
  {
    name: 'row parameter',
    changes: (was, is) =>
      changeIf(
        was.row?.param !== is.row?.param,
        'row-parameter-changed',
        `its row parameter was ${was.row?.param ?? 'none'} and is ${is.row?.param ?? 'none'}`,
      ),
  },
  {
    name: 'rows',
    changes: (was, is) => compareTargets('the set of its rows', was.row?.rows, is.row?.rows, container),
  },
  { name: 'row key', changes: (was, is) => compareTargets("the row's key", was.row?.key, is.row?.key, container) },
  {
    name: 'flow',
    changes: (was, is) =>
      changeIf(
        canonicalJson(was.flow ?? null) !== canonicalJson(is.flow ?? null),
        'flow-changed',
        'its place in the flow changed',
      ),
  },
  { name: 'read', changes: (was, is) => compareReads(was.read, is.read) },
  { name: 'fields', changes: compareFields },
];

const questionIn = ({ asks }: Tool): string =>
  asks === undefined ? 'none' : `answered by "${asks.answers.join('" or "')}"`;

function compareRisk({ risk: was }: Tool, { risk: is, source }: Tool): Change[] {
  const [reason] = is.reasons;
  const why = reason === undefined ? '' : ` (${reason.evidence})`;
  if (was.level !== is.level) {
    const isLower = riskLevels.indexOf(is.level) < riskLevels.indexOf(was.level);
    const what = `risk was ${was.level} and is ${is.level}${why}`;
    return changeIf(true, isLower ? 'risk-lowered' : 'risk-raised', what, reason?.source ?? source);
  }
  const [before, now] = [requestsOf(was.reasons), requestsOf(is.reasons)];
  if (canonicalJson(before) !== canonicalJson(now)) {
    const at = is.reasons.find(({ signal }) => signal === 'http')?.source ?? source;
    const listed = (requests: string[]): string => requests.join(', ') || 'nothing that the source shows';
    return changeIf(true, 'request-changed', `sent ${listed(before)} and sends ${listed(now)}`, at);
  }
  const evidenceOf = (reasons: RiskReason[]): string => canonicalJson(reasons.map(({ evidence }) => evidence));
  return noteIf(evidenceOf(was.reasons) !== evidenceOf(is.reasons), `the reasons for risk ${is.level} changed`);
}

/** Lists the requests among the reasons of a risk. */
const requestsOf = (reasons: readonly RiskReason[]): string[] =>
  [...new Set(reasons.flatMap(({ signal, evidence }) => (signal === 'http' ? [evidence] : [])))].sort();

/**
 * Compares title and description. A tool with another id has a new title because another part of its meaning changed.
 * That part is reported.
 */
function compareWording(was: Tool, is: Tool): Change[] {
  if (was.id !== is.id) return [];
  const title = `its title was "${was.title}" and is "${is.title}"`;
  const isRelabelled = was.action !== undefined && labelOf(was.action) !== labelOf(is.action);
  return [
    ...changeIf(was.title !== is.title && !isRelabelled, 'wording-changed', title),
    ...changeIf(was.description !== is.description, 'wording-changed', 'its description changed'),
  ];
}

function compareActions(was: Tool, is: Tool): Change[] {
  const source = is.action?.source ?? is.source;
  return [
    ...labelChange('its action', 'label-changed', was.action, is.action),
    ...compareTargets('its action', was.action, is.action, { added: 'action-added', removed: 'action-removed' }),
  ].map((change) => (change.kind === 'note' || source === undefined ? change : { ...change, source }));
}

const labelOf = (target: Target | undefined): string => target?.fingerprint?.labels[0] ?? '';

/** Reports a new label of an element that both maps have. */
function labelChange(name: string, kind: DifferenceKind, was: Target | undefined, is: Target | undefined): Change[] {
  const [before, now] = [labelOf(was), labelOf(is)];
  const differs = was !== undefined && is !== undefined && before !== now;
  return changeIf(differs, kind, `${name} was labelled "${before}" and is labelled "${now}"`);
}

function inWords(way: readonly ReachStep[] = []): string {
  const words = way.map((step) =>
    step.do === 'navigate' ? `go to ${step.route}` : `${step.do} ${meaningful(step.target)[0] ?? '?'}`,
  );
  return words.join(', then ') || 'nothing to do';
}

/** Reduces steps to the parts that decide what the steps do. Scores and structural paths have no part in them. */
function steps(way: readonly ReachStep[] = []): unknown[] {
  return way.map((step) => {
    if (step.do === 'navigate') return step;
    const target = meaningful(step.target);
    if (step.do === 'fill') return { do: step.do, target, field: step.field };
    const { container, outside, row } = step;
    return {
      do: step.do,
      target,
      ...(container === undefined ? {} : { container: meaningful(container) }),
      ...(outside === undefined ? {} : { outside: outside.map(meaningful) }),
      ...(row === undefined ? {} : { row: meaningful(row.rows) }),
    };
  });
}
