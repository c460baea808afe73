import { contentReadings } from '../readings/content-readings.js';
import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import type { Boundary, Label } from '../model/intent.js';
import { identityOf, placesOf } from '../values/value-identity.js';
import { findValue, literalText, textProp } from '../values/prop-values.js';
import { labelsOf as labelsFrom, type FoundLabel } from '../readings/found-label.js';
import type { SceneElement } from '../scene/scene.js';
import { siteOf } from './site-of.js';

export interface Indexes {
  boundary(draft: DraftBoundary | null): number | null;
  intent(draft: DraftIntent): number | undefined;
  isShownAtFirst(draft: DraftBoundary): boolean;
  /** The boundary that an element makes. */
  boundaryOf(element: SceneElement): number | undefined;
}

/** A label without the places that it was found at. */
export function plainLabel({ places: _, ...label }: FoundLabel): Label {
  return label;
}

/** The first test id, in the order of the attributes. */
export function testIdOf(props: Parameters<typeof findValue>[0], attributes: readonly string[]): string | undefined {
  for (const attribute of attributes) {
    const text = textProp(props, attribute);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A literal id; one that is made at run time is none. */
export function domIdOf(props: Parameters<typeof findValue>[0]): string | undefined {
  const value = findValue(props, 'id');
  if (value === undefined) return undefined;
  const known =
    literalText(value) ??
    (identityOf(value).startsWith('=') && value.kind === 'template' ? identityOf(value).slice(1) : undefined);
  return known === '' ? undefined : known;
}

/** A tab panel is called what the tab that shows it says. */
function labelsOf(draft: DraftBoundary): FoundLabel[] {
  const [opener] = draft.openers;
  if (draft.labels.length > 0 || draft.role !== 'tabpanel' || opener === undefined || draft.openers.length > 1) {
    return draft.labels;
  }
  if (opener.implied !== undefined) return opener.implied.labels;
  return labelsFrom(contentReadings(opener.node.children), 'content');
}

/** The tool that the source declares by HTML's own attributes; without a name that is written down none is known. */
function declaredTool(props: Parameters<typeof textProp>[0]): Pick<Boundary, 'declares'> {
  const name = textProp(props, 'toolname')?.trim() ?? '';
  if (name === '') return {};
  const description = textProp(props, 'tooldescription');
  return { declares: { name, ...(description === undefined ? {} : { description }) } };
}

/** A draft with its numbers. */
export function finishBoundary(
  draft: DraftBoundary,
  index: number,
  indexes: Indexes,
  testIdAttributes: readonly string[],
): Boundary {
  const element = draft.node?.kind === 'element' ? draft.node : undefined;
  const props = element?.props ?? [];
  const own = draft.kind === 'component' ? [] : props;
  const text = (name: string): string | undefined => textProp(own, name);
  const found = {
    name: draft.kind === 'form' || draft.kind === 'group' ? text('name') : undefined,
    domId: domIdOf(own),
    testId: testIdOf(own, testIdAttributes),
    method: draft.kind === 'form' ? text('method')?.toLowerCase() : undefined,
    action: draft.kind === 'form' ? text('action') : undefined,
  };
  const places = [
    ...draft.labels.flatMap((label) => label.places),
    ...placesOf(findValue(own, 'id')),
    ...placesOf(findValue(own, 'name')),
  ];
  return {
    index,
    kind: draft.kind,
    parent: indexes.boundary(draft.parent),
    labels: labelsOf(draft).map(plainLabel),
    ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
    ...(draft.role === undefined ? {} : { role: draft.role }),
    ...(draft.kind === 'form' ? declaredTool(own) : {}),
    handlers: draft.handlers,
    ...(draft.shown === undefined ? {} : { shownBy: draft.shown.state }),
    ...(draft.shown?.value === undefined ? {} : { shownValue: draft.shown.value }),
    ...(indexes.isShownAtFirst(draft) ? { shownAtFirst: true as const } : {}),
    openers: draft.openers.flatMap((opener) => indexes.intent(opener) ?? []),
    ...(draft.loop === undefined ? {} : { loop: draft.loop }),
    ...(draft.component === undefined ? {} : { component: draft.component }),
    ...(element?.library === undefined || draft.kind === 'component' ? {} : { library: element.library }),
    source: siteOf(draft.sites, places),
    sites: draft.sites,
  };
}
