import type { PageContainer } from '@webmcp/contract';
import { fingerprint, formFacts, name, nameOf, role, sendersOf, sentName } from '@webmcp/runtime/page';
import type { FoundContainer } from './containers/containers.js';
import { allowedAttributes, testIds } from './elements/attributes.js';
import { computedName, computedRole } from './elements/computed.js';
import { sourcesOf } from './frameworks/sources.js';
import type { PageReading } from './page-reading.js';

/** Reads one container. */
export function readContainer(container: FoundContainer, position: number, reading: PageReading): PageContainer {
  const { element, kind, set } = container;
  const { index, testIdAttributes, headings, rowSets } = reading;
  const heading = headings.get(element);
  const sources = sourcesOf(element);
  const facts = set === undefined ? undefined : rowSets[set]!;
  return {
    index: position,
    kind,
    tag: element.localName,
    ...identityOf(container, reading),
    ...(heading === undefined ? {} : { heading }),
    attributes: allowedAttributes(element),
    ...(element instanceof HTMLFormElement ? formParts(element) : {}),
    testIds: testIds(element, testIdAttributes),
    parent: index.parentOf(element),
    ...(sources.length === 0 ? {} : { sources }),
    ...(facts === undefined ? {} : { row: { set: set!, rows: facts.rows, keys: facts.keys.get(element) ?? [] } }),
  };
}

/** Matches names that a person wrote. Any other name may be data. */
const writtenName = /^[\w.:$[\]-]{1,60}$/;

/** Returns how the browser sends a form whose markup says it: the method and window that count, and the names of its values. */
function formParts(form: HTMLFormElement): Partial<PageContainer> {
  const attributes = allowedAttributes(form);
  if (attributes.action === undefined && attributes.method === undefined) return {};
  const { method, target } = formFacts(form);
  const names = new Set(sendersOf(form).map((each) => sentName(nameOf(each))));
  return {
    attributes: { ...attributes, method, ...(target === '' ? {} : { target }) },
    sends: [...names].filter((each) => writtenName.test(each)),
  };
}

/** The parts of a container by which it is found again. */
type Identity = Pick<PageContainer, 'role' | 'name' | 'candidates' | 'fingerprint'>;

/**
 * Returns the identity of a container. The set and the key find a row, because a name from the row's text would be
 * data.
 */
function identityOf({ element, kind }: FoundContainer, { index, testIdAttributes }: PageReading): Identity {
  if (kind === 'row') {
    const own = role(element);
    return { role: own, name: '', candidates: [], fingerprint: { kind: own, labels: [], scope: [], unique: [] } };
  }
  return {
    role: computedRole(element),
    name: computedName(element, name(element)),
    candidates: index.candidates(element),
    fingerprint: fingerprint(element, testIdAttributes),
  };
}
