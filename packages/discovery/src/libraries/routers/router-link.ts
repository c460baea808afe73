import type { ActionEntry } from '@webmcp/contract';

/** A router's link, which takes its address from `to` or `href`. */
export const routerLink: ActionEntry = { is: 'action', control: 'link', href: ['to', 'href'], label: ['children'] };
