import type { ContainerKind } from '@webmcp/contract';
import { headingOfBox, isDrawnDialog, role } from '@webmcp/runtime/page';
import { hasHeading } from './headings.js';

/** Names the kind of container that an element is. */
interface ContainerRule {
  name: string;
  applies(element: Element): boolean;
  /** Returns null for an element that is no container. */
  kind(element: Element): ContainerKind | null;
}

/** The kinds of container by ARIA role. */
const kindOfRole: Readonly<Record<string, ContainerKind>> = {
  form: 'form',
  dialog: 'dialog',
  alertdialog: 'dialog',
  menu: 'menu',
  listbox: 'menu',
  group: 'group',
  radiogroup: 'group',
  banner: 'landmark',
  complementary: 'landmark',
  contentinfo: 'landmark',
  main: 'landmark',
  navigation: 'landmark',
  region: 'landmark',
  search: 'landmark',
  tabpanel: 'landmark',
  toolbar: 'landmark',
  columnheader: 'group',
};

/**
 * The rules in order; the first that applies decides. The form tag comes before the role, because a form without a name
 * has no role. The closed dialog comes before the role, because the tag has the role even then. A box that is drawn as a
 * dialog is one, whatever its role is. A section comes last: it has a role only with a name, and a heading is enough.
 */
export const containerRules: readonly ContainerRule[] = [
  { name: 'form tag', applies: (element) => element.localName === 'form', kind: () => 'form' },
  {
    name: 'closed dialog',
    applies: (element) => element.localName === 'dialog' && !element.hasAttribute('open'),
    kind: () => null,
  },
  { name: 'drawn as a dialog', applies: isDrawnDialog, kind: () => 'dialog' },
  // A tooltip has no controls. Libraries give the role to a question beside a button, too.
  { name: 'tooltip with a control', applies: isQuestion, kind: () => 'dialog' },
  {
    name: 'role of a container',
    applies: (element) => Object.hasOwn(kindOfRole, role(element)),
    kind: (element) => kindOfRole[role(element)] ?? null,
  },
  {
    name: 'section with a heading',
    applies: (element) => /^(section|article)$/.test(element.localName) && hasHeading(element),
    kind: () => 'landmark',
  },
  {
    name: 'box that a heading heads',
    applies: (element) => headingOfBox(element) !== undefined,
    kind: () => 'landmark',
  },
];

/** Decides whether an element has the role of a tooltip and contains a button. */
function isQuestion(element: Element): boolean {
  return element.getAttribute('role') === 'tooltip' && element.querySelector('button, [role=button]') !== null;
}

/** Returns the kind of container that an element is; null for another element. */
export function containerKind(element: Element): ContainerKind | null {
  return containerRules.find(({ applies }) => applies(element))?.kind(element) ?? null;
}
