import type { CallPlace, PageContainer, PageElement } from '@webmcp/contract';
import { packPage, type PackedPage, type ReadPage } from '@webmcp/contract/packed-page';
import { fingerprint, isFormControl, labelTexts, name, role, whileStill } from '@webmcp/runtime/page';
import { callsReader } from './frameworks/calls.js';
import { askComputed, computedName, computedRole, visibleText } from './elements/computed.js';
import { type FoundContainer, findContainers, ownHeadings } from './containers/containers.js';
import { allowedAttributes, constraintsOf, isDisabled, optionsOf, testIds } from './elements/element-facts.js';
import { HitIndex } from './selectors/hit-index.js';
import { interactiveElements, isStrong } from './elements/interactive.js';
import { rowKeys } from './containers/row-keys.js';
import { rowSelectors } from './selectors/row-selectors.js';
import { rowSets } from './containers/row-sets.js';
import { carriedSource, sourcesOf } from './frameworks/sources.js';
import { textsBeside } from './elements/text-beside.js';

/**
 * Reads every interactive element and container of the page as it is now. Nothing that was typed leaves the page.
 * @param testIdAttributes the attributes that a `testid` selector counts over, in order
 * @param withCalls whether to tell which calls made them, where no stamps in the source do
 */
export function readPage(testIdAttributes: string[], withCalls = false): ReadPage {
  return whileStill(() => read(testIdAttributes, withCalls));
}

/** The same, for the way out of the page. */
export const readPacked = (...asked: Parameters<typeof readPage>): PackedPage => packPage(readPage(...asked));

function read(testIdAttributes: string[], withCalls: boolean): ReadPage {
  const interactive = interactiveElements(document);
  const controls = new Set(interactive);
  const sets = rowSets(interactive, testIdAttributes);
  const found = findContainers(document, interactive, sets);
  askComputed(interactive);
  askComputed(found.filter(({ kind }) => kind !== 'row').map(({ element }) => element));
  const scopes = new Set(found.map(({ element }) => element));
  const headings = ownHeadings(found);
  const index = new HitIndex(document, testIdAttributes, [...scopes]);

  const nameOf = (element: Element): string => {
    const said = computedName(element, name(element));
    return said === '' && element instanceof HTMLElement && !isStrong(element) ? visibleText(element) : said;
  };

  const readElement = (element: Element, position: number): PageElement => {
    const kind = computedRole(element);
    const options = optionsOf(element);
    const sources = sourcesOf(element);
    const carries = carriedSource(element);
    const labels = labelTexts(element);
    const beside =
      labels.length > 0 || !isFormControl(element)
        ? []
        : textsBeside(
            element,
            (other) => controls.has(other),
            (other) => scopes.has(other),
          );
    return {
      index: position,
      tag: element.localName,
      role: kind,
      name: nameOf(element),
      labels,
      ...(beside.length === 0 ? {} : { beside }),
      attributes: allowedAttributes(element),
      testIds: testIds(element, testIdAttributes),
      chain: index.chainOf(element),
      constraints: constraintsOf(element),
      ...(options === undefined ? {} : { options }),
      disabled: isDisabled(element),
      candidates: index.candidates(element),
      fingerprint: fingerprint(element, testIdAttributes),
      ...(sources.length === 0 ? {} : { sources }),
      ...(carries === null ? {} : { carries }),
    };
  };

  const rowFacts = sets.map((set) => ({
    rows: rowSelectors(set, testIdAttributes, index),
    keys: rowKeys(set, testIdAttributes),
  }));
  const readContainer = ({ element, kind, set }: FoundContainer, position: number): PageContainer => {
    const heading = headings.get(element);
    const sources = sourcesOf(element);
    const facts = set === undefined ? undefined : rowFacts[set]!;
    return {
      index: position,
      kind,
      tag: element.localName,
      role: kind === 'row' ? role(element) : computedRole(element),
      name: kind === 'row' ? '' : computedName(element, name(element)),
      ...(heading === undefined ? {} : { heading }),
      attributes: allowedAttributes(element),
      testIds: testIds(element, testIdAttributes),
      parent: index.chainOf(element)[0] ?? null,
      // A row is found by its set and its key; its own text would be a name of one row's data.
      candidates: kind === 'row' ? [] : index.candidates(element),
      fingerprint:
        kind === 'row'
          ? { kind: role(element), labels: [], scope: [], unique: [] }
          : fingerprint(element, testIdAttributes),
      ...(sources.length === 0 ? {} : { sources }),
      ...(facts === undefined ? {} : { row: { set: set!, rows: facts.rows, keys: facts.keys.get(element) ?? [] } }),
    };
  };

  const page = { elements: interactive.map(readElement), containers: found.map(readContainer) };
  if (!withCalls) return page;
  const places: CallPlace[][] = [];
  const callsOf = callsReader(places);
  const elements = interactive.map(callsOf);
  return { ...page, calls: { places, elements, containers: found.map(({ element }) => callsOf(element)) } };
}
