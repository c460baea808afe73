import type { Intent } from './intent.js';

/** Addresses within the page that are no route, and addresses of another program. `#!` alone is no route. */
const nowhere = /^(?:$|#!?$|#(?![/!])|javascript:|mailto:|tel:|sms:)/i;

/** Decides whether an address is no page of the app. */
export const leadsNowhere = (href: string): boolean => nowhere.test(href);

/** Decides whether a link is a button by its code: a handler answers, and the address is absent or no page. */
export const isLinkedButton = ({ control, href, handlers }: Pick<Intent, 'control' | 'href' | 'handlers'>): boolean =>
  control === 'link' && handlers.length > 0 && leadsNowhere(href ?? '');
