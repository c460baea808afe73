import type { LinkedProp } from '../../link/model/linked.js';
import type { DraftBoundary } from '../drafts/draft.js';
import type { Boundary } from '../model/intent.js';
import { contentReadings } from '../readings/content-readings.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { findValue, textProp } from '../values/prop-values.js';
import { placesOf } from '../values/value-identity.js';
import { defined } from './defined.js';
import { domIdOf, testIdOf } from './element-ids.js';
import type { FinishContext } from './finish-context.js';
import { plainLabel } from './intent-labels.js';
import { siteOf } from './site-of.js';

/** Turns a draft into a boundary: with its attributes, its site, and numbers for references. */
export function finishBoundary(
  draft: DraftBoundary,
  index: number,
  { numbers, testIdAttributes }: FinishContext,
): Boundary {
  const { kind, role, handlers, shown, loop, repeats, component, sites } = draft;
  const element = draft.node?.kind === 'element' && kind !== 'component' ? draft.node : undefined;
  const props = element?.props ?? [];
  const places = [
    ...draft.labels.flatMap((label) => label.places),
    ...placesOf(findValue(props, 'id')),
    ...placesOf(findValue(props, 'name')),
  ];
  return {
    index,
    kind,
    parent: numbers.boundary(draft.parent),
    labels: labelsFor(draft).map(plainLabel),
    ...attributesOf(kind, props, testIdAttributes),
    ...defined({ role }),
    ...(kind === 'form' ? declaredTool(props) : {}),
    handlers,
    ...defined({ shownBy: shown?.state, shownValue: shown?.value }),
    ...defined({ shownNot: shown?.not, shownOneOf: shown?.oneOf }),
    ...(numbers.isShownAtFirst(draft) ? { shownAtFirst: true as const } : {}),
    openers: draft.openers.flatMap((opener) => numbers.intent(opener) ?? []),
    ...defined({ filledBy: draft.filledBy?.flatMap((filling) => numbers.intent(filling) ?? []) }),
    ...defined({ loop, repeats, component, library: element?.library }),
    source: siteOf(sites, places),
    sites,
  };
}

function attributesOf(
  kind: Boundary['kind'],
  props: readonly LinkedProp[],
  testIdAttributes: readonly string[],
): Partial<Boundary> {
  const isForm = kind === 'form';
  return defined({
    name: isForm || kind === 'group' ? textProp(props, 'name') : undefined,
    domId: domIdOf(props),
    testId: testIdOf(props, testIdAttributes),
    method: isForm ? textProp(props, 'method')?.toLowerCase() : undefined,
    action: isForm ? textProp(props, 'action') : undefined,
  });
}

/** Returns the labels of a boundary. A tab panel without a label has the label of the one tab that shows the panel. */
function labelsFor({ labels, role, openers }: DraftBoundary): FoundLabel[] {
  const [tab, ...otherTabs] = openers;
  if (labels.length > 0 || role !== 'tabpanel' || tab === undefined || otherTabs.length > 0) return labels;
  return tab.implied?.labels ?? labelsOf(contentReadings(tab.node.children), 'content');
}

/** Returns the tool that a form declares to the browser by `toolname` and `tooldescription`. */
function declaredTool(props: readonly LinkedProp[]): Pick<Boundary, 'declares'> {
  const name = textProp(props, 'toolname')?.trim() ?? '';
  if (name === '') return {};
  return { declares: { name, ...defined({ description: textProp(props, 'tooldescription') }) } };
}
