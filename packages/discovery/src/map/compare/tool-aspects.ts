import { canonicalJson, type Field, type ReachStep, type Tool } from '@webmcp/contract';

import { siteKey } from '../../intents/model/site-key.js';
import { driftIf, noteIf, type Aspect, type Change } from './change.js';
import { compareTargets, written } from './compare-targets.js';
import { fieldAspects } from './field-aspects.js';

/** The aspects of a tool, in the order of the report. */
export const toolAspects: readonly Aspect<Tool>[] = [
  { name: 'name', changes: (was, is) => driftIf(was.name !== is.name, `was called ${was.name}`) },
  { name: 'kind', changes: (was, is) => driftIf(was.kind !== is.kind, `was a ${was.kind} and is a ${is.kind}`) },
  { name: 'risk', changes: compareRisk },
  {
    name: 'unstable',
    changes: (was, is) =>
      driftIf(was.unstable !== is.unstable, is.unstable === true ? 'is unstable now' : 'is stable now'),
  },
  {
    name: 'only the view',
    changes: (was, is) =>
      driftIf(
        was.onlyView !== is.onlyView,
        is.onlyView === true ? 'changes only the view now' : 'may change more than the view now',
      ),
  },
  {
    name: 'prose',
    changes: (was, is) =>
      noteIf(was.title !== is.title || was.description !== is.description, 'title or description changed'),
  },
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
  { name: 'container', changes: (was, is) => compareTargets('its container', was.container, is.container) },
  {
    name: 'action',
    changes: (was, is) =>
      compareTargets('its action', was.action, is.action).map((change) =>
        change.kind === 'note' ? change : { ...change, where: siteKey(is.action?.source ?? is.source) },
      ),
  },
  {
    name: 'reach',
    changes: (was, is) =>
      driftIf(
        stepsToCompare(was.reach) !== stepsToCompare(is.reach),
        `the way to it was: ${inWords(was.reach)}; now: ${inWords(is.reach)}`,
      ),
  },
  {
    name: 'row parameter',
    changes: (was, is) =>
      driftIf(
        was.row?.param !== is.row?.param,
        `its row parameter was ${was.row?.param ?? 'none'} and is ${is.row?.param ?? 'none'}`,
      ),
  },
  { name: 'rows', changes: (was, is) => compareTargets('the set of its rows', was.row?.rows, is.row?.rows) },
  { name: 'row key', changes: (was, is) => compareTargets("the row's key", was.row?.key, is.row?.key) },
  {
    name: 'flow',
    changes: (was, is) =>
      driftIf(canonicalJson(was.flow ?? null) !== canonicalJson(is.flow ?? null), 'its place in the flow changed'),
  },
  { name: 'fields', changes: compareFields },
];

function compareRisk({ risk: was }: Tool, { risk: is, source }: Tool): Change[] {
  const [reason] = is.reasons;
  const why = reason === undefined ? '' : ` (${reason.evidence})`;
  if (was.level !== is.level)
    return driftIf(true, `risk was ${was.level} and is ${is.level}${why}`, siteKey(reason?.source ?? source));
  const evidenceOf = (risk: Tool['risk']): string => canonicalJson(risk.reasons.map(({ evidence }) => evidence));
  return noteIf(evidenceOf(was) !== evidenceOf(is), `the reasons for risk ${is.level} changed`);
}

function compareFields(was: Tool, is: Tool): Change[] {
  const before = new Map(was.fields.map((field) => [field.key, field]));
  const keys = new Set(is.fields.map(({ key }) => key));
  const gone = was.fields.filter(({ key }) => !keys.has(key));
  return [
    ...gone.flatMap(({ key, label }) => driftIf(true, `field ${key} ("${label}") is gone`)),
    ...is.fields.flatMap((field) => compareField(before.get(field.key), field, siteKey(field.source ?? is.source))),
  ];
}

function compareField(was: Field | undefined, is: Field, where: string): Change[] {
  if (was === undefined) return driftIf(true, `field ${is.key} ("${is.label}") is new`, where);
  return fieldAspects
    .flatMap(({ changes }) => changes(was, is))
    .map((change) =>
      change.kind === 'note'
        ? { ...change, part: `field ${is.key}` }
        : { ...change, what: `field ${is.key} ${change.what}`, where },
    );
}

function inWords(steps: readonly ReachStep[] = []): string {
  const words = steps.map((step) =>
    step.do === 'navigate' ? `go to ${step.route}` : `${step.do} ${written(step.target)[0] ?? '?'}`,
  );
  return words.join(', then ') || 'nothing to do';
}

/** Writes steps so that two texts are equal only if the steps do the same. Scores have no part in the text. */
const stepsToCompare = (steps: readonly ReachStep[] = []): string =>
  canonicalJson(steps.map((step) => (step.do === 'navigate' ? step : { ...step, target: written(step.target) })));
