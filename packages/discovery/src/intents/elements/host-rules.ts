import type { BoundaryEntry, Entry } from '@webmcp/contract';
import { words } from '@webmcp/text';

import type { LinkedProp } from '../../link/model/linked.js';
import { firstFit, type Rule } from '../model/rule.js';
import { actsOnEvents } from '../values/act-events.js';
import { findProp, findValue, isOn, literalTexts, textProp } from '../values/prop-values.js';
import { overPage } from './box-over-page.js';
import { htmlEntry, structuralRole } from './html-elements.js';
import { entryOfRole, entryWithRole } from './role-entries.js';

/** A host element, with the facts that the rules read. */
export class HostElement {
  readonly tag: string;
  readonly props: readonly LinkedProp[];
  /** The entry by the tag alone. */
  readonly own: Entry | null;
  /** The first explicit role; empty without a role. */
  readonly role: string;
  #classes: ReadonlySet<string> | undefined;

  constructor(tag: string, props: readonly LinkedProp[]) {
    this.tag = tag;
    this.props = props;
    this.own = htmlEntry(tag, props);
    this.role = textProp(props, 'role')?.trim().split(/\s+/)[0]?.toLowerCase() ?? '';
  }

  /** Every class that the element can have. */
  get classes(): ReadonlySet<string> {
    this.#classes ??= new Set(literalTexts(findValue(this.props, 'class')).flatMap((text) => text.split(/\s+/)));
    return this.#classes;
  }

  get hasId(): boolean {
    return findProp(this.props, 'id') !== undefined;
  }

  /** Decides whether the element reacts to a click or a similar event. */
  get acts(): boolean {
    return actsOnEvents(this.props);
  }

  /** The element is hidden until a script shows it. */
  get isHidden(): boolean {
    if (isOn(findValue(this.props, 'hidden'))) return true;
    if (['hidden', 'd-none', 'is-hidden'].some((name) => this.classes.has(name))) return true;
    return /display:\s*none/.test(textProp(this.props, 'style') ?? '');
  }
}

const boundary = (kind: BoundaryEntry['kind'], role: string): BoundaryEntry => ({ is: 'boundary', kind, role });

/**
 * Elements that a script shows, known by a class or by being hidden. The classes are Bootstrap's, whose scripts open them
 * by `data-bs-toggle`: https://getbootstrap.com/docs/5.3/components
 */
const scriptedRules: readonly Rule<HostElement, Entry | null>[] = [
  {
    name: 'Bootstrap modal',
    reason: 'The script opens a `modal` by its id.',
    fits: ({ classes, hasId }) => classes.has('modal') && hasId,
    gives: () => boundary('dialog', 'dialog'),
  },
  {
    name: 'Bootstrap offcanvas',
    reason: 'The script opens an `offcanvas` by its id.',
    fits: ({ classes, hasId }) => classes.has('offcanvas') && hasId,
    gives: () => boundary('drawer', 'dialog'),
  },
  {
    name: 'Bootstrap dropdown menu',
    reason: 'A toggle beside the `dropdown-menu` opens it, so no id is needed.',
    fits: ({ classes }) => classes.has('dropdown-menu'),
    gives: () => boundary('menu', ''),
  },
  {
    name: 'Bootstrap tab pane',
    reason: 'A tab shows its `tab-pane` by the id.',
    fits: ({ classes, hasId }) => classes.has('tab-pane') && hasId,
    gives: () => boundary('region', 'tabpanel'),
  },
  {
    name: 'modal by its class',
    reason:
      'A script opens an element with an id and a class such as `login-modal`, which an attribute or the style sheet hides.',
    fits: ({ classes, hasId }) => hasId && [...classes].some((name) => overPage.test(words(name).join('-'))),
    gives: () => boundary('dialog', ''),
  },
  {
    name: 'hidden region',
    reason: 'A script shows a hidden element by its id.',
    fits: ({ hasId, isHidden }) => hasId && isHidden,
    gives: () => boundary('region', ''),
  },
  {
    name: 'Bootstrap collapse',
    reason: 'The script shows a `collapse` by its id; a navigation bar collapses only on small screens.',
    fits: ({ classes, hasId }) => classes.has('collapse') && hasId && !classes.has('navbar-collapse'),
    gives: () => boundary('region', ''),
  },
];

/** The rules for a host element: its role, then its tag, then attributes and classes, and its events last. */
export const hostRules: readonly Rule<HostElement, Entry | null>[] = [
  {
    name: 'explicit role',
    reason: 'The role is the author’s word on what the element is.',
    fits: ({ role }) => entryOfRole(role) !== undefined,
    gives(element) {
      const { tag, role, own } = element;
      const given = entryOfRole(role);
      return given === undefined
        ? own
        : entryWithRole({
            tag,
            role,
            own,
            given,
            acts: () => element.acts,
            has: (attribute) => findProp(element.props, attribute) !== undefined,
          });
    },
  },
  {
    name: 'clickable region',
    reason: 'A section with a click handler, such as a card, is one action.',
    fits: ({ own, acts }) => own?.is === 'boundary' && own.kind === 'region' && acts,
    gives: ({ own }) => ({
      is: 'action',
      control: 'button',
      roles: [own?.is === 'boundary' ? (own.role ?? 'generic') : 'generic'],
      label: ['children'],
      byEvents: true,
    }),
  },
  {
    name: 'HTML element',
    reason: 'HTML defines the element.',
    fits: ({ own }) => own !== null,
    gives: ({ own }) => own,
  },
  {
    name: 'editable content',
    reason: '`contenteditable` makes a text field.',
    fits({ props }) {
      const editable = findValue(props, 'contenteditable');
      return editable !== undefined && !literalTexts(editable).includes('false') && isOn(editable);
    },
    gives: () => ({ is: 'field', control: 'contenteditable', roles: ['textbox'] }),
  },
  {
    name: 'popover',
    reason: 'The `popover` attribute makes an overlay.',
    fits: ({ props }) => findProp(props, 'popover') !== undefined,
    gives: () => boundary('popover', ''),
  },
  ...scriptedRules,
  {
    name: 'plain structure',
    reason: 'Without a handler, or hidden as an input is, an element is no control.',
    fits: ({ tag, acts }) => tag === 'input' || !acts,
    gives: () => null,
  },
  {
    name: 'link without an address',
    reason: 'An `<a>` with a handler and no `href` is a button.',
    fits: ({ tag }) => tag === 'a',
    gives: () => ({ is: 'action', control: 'button', roles: ['link', 'generic'], label: ['children'] }),
  },
  {
    name: 'clickable element',
    reason: 'A click handler makes a button of any other element.',
    fits: () => true,
    gives: ({ tag }) => ({
      is: 'action',
      control: 'button',
      roles: [structuralRole(tag)],
      label: ['children'],
      byEvents: true,
    }),
  },
];

/** Classifies a host element by its role, its tag, or the events that it handles; null for plain structure. */
export function hostEntry(tag: string, props: readonly LinkedProp[]): Entry | null {
  return firstFit(hostRules, new HostElement(tag, props)) ?? null;
}
