import type { ControlKind, PageElement, PageSnapshot } from '@webmcp/contract';

import { leadsNowhere } from '../intents/model/leads-nowhere.js';
import { fieldOf } from '../match/views/field-of.js';
import { isSubmit } from './is-submit.js';

/** The kind of control that an element is, by its tag and role. */
export interface ElementControl {
  isField: boolean;
  control: ControlKind;
}

const actions: Readonly<Record<string, ControlKind>> = {
  button: 'button',
  link: 'link',
  menuitem: 'menuitem',
  menuitemcheckbox: 'menuitem',
  menuitemradio: 'menuitem',
  tab: 'tab',
};

/** Returns the kind of control that an element is. An element without a role of a control is one only by its handlers. */
export function controlOf(element: PageElement, snapshot: PageSnapshot): ElementControl {
  const { role, tag, attributes } = element;
  if (role === 'radio' && tag === 'input') return { isField: true, control: 'radio' };
  const field = attributes.type === 'file' ? 'file' : fieldOf(element);
  if (field !== undefined) return { isField: true, control: field };
  const action = Object.hasOwn(actions, role) ? actions[role] : undefined;
  if (action === 'link' && isButtonByCode(element)) return { isField: false, control: 'button' };
  if (action !== 'button') return { isField: false, control: action ?? 'custom' };
  const isForm = tag === 'button' || tag === 'input';
  if (isForm && attributes.type === 'reset') return { isField: false, control: 'reset' };
  return { isField: false, control: isSubmit(element, snapshot) ? 'submit' : 'button' };
}

/** Decides whether a function answers a link without a page: `<a href="#">Delete</a>`. */
const isButtonByCode = ({ attributes: { href = '' }, handlers = [] }: PageElement): boolean =>
  leadsNowhere(href) && handlers.some(({ event, isAround }) => event === 'click' && isAround !== true);
