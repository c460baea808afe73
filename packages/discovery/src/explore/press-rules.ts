import type { PageElement, PageSnapshot } from '@webmcp/contract';

import { containerAt } from '../match/model/container-at.js';

/** A reason why exploring never presses an element. No other fact overrides the reason. */
export interface PressRule {
  name: string;
  reason: string;
  forbids(element: PageElement, snapshot: PageSnapshot): boolean;
}

const pressableRoles: ReadonlySet<string> = new Set([
  'button',
  'tab',
  'menuitem',
  'link',
  'generic',
  'paragraph',
  'heading',
  'cell',
  'listitem',
  'article',
  'row',
  'treeitem',
  'switch',
  'checkbox',
  'img',
  'image',
  // Boxes that only a listener makes a control: the head of a card.
  'banner',
  'contentinfo',
  'sectionheader',
  'sectionfooter',
  'region',
  'group',
  'figure',
  'term',
  'definition',
  'time',
  'strong',
  'emphasis',
]);

/** One rule that forbids is enough. */
export const pressRules: readonly PressRule[] = [
  { name: 'disabled', reason: 'A press does nothing.', forbids: ({ disabled }) => disabled },
  {
    name: 'other-role',
    reason: 'Text fields and options are read without a press.',
    forbids: ({ role }) => !pressableRoles.has(role),
  },
  {
    name: 'other-page',
    reason: 'A link to another page opens nothing on this one.',
    forbids: ({ attributes: { href } }) => href !== undefined && !/^(?:#(?!!?\/).*|javascript:.*)?$/i.test(href),
  },
  {
    name: 'submits-or-resets',
    reason: 'A submit may change data.',
    forbids: ({ attributes: { type } }) => type === 'submit' || type === 'image' || type === 'reset',
  },
  {
    name: 'submits-by-default',
    reason: 'In a form a button without a type submits (HTML, section 4.10.6).',
    forbids: ({ tag, attributes: { type }, chain }, snapshot) =>
      tag === 'button' && type !== 'button' && chain.some((index) => containerAt(snapshot, index)?.tag === 'form'),
  },
];

/** Decides whether exploring may press an element, by {@link pressRules}. */
export const mayBePressed = (element: PageElement, snapshot: PageSnapshot): boolean =>
  !pressRules.some((rule) => rule.forbids(element, snapshot));
