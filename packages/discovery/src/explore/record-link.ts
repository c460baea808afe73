import type { PageElement, RiskLevel } from '@webmcp/contract';

import type { Intent } from '../intents/model/intent.js';
import { opensNothing, type OpenerRule } from './opener-rules.js';
import { staysHarmless } from './only-shows.js';

/** The rule of a link to the page of a record. The run knows whether another state shows the page. */
export const recordLink: OpenerRule = {
  name: 'record-link',
  presses: true,
  goes: true,
  last: true,
  reason: 'It goes to the page of a record. An app with new ids at each load forgets the address of the link.',
  holds: ({ element, intent, handlers, risk }) =>
    intent?.control === 'link' && isOfApp(element) && handlers.every(staysHarmless) && risk() === 'safe',
};

/** Returns {@link recordLink} for a link that exploring may press. */
export function linkRule(
  element: PageElement,
  intent: Intent | undefined,
  riskOf: (intent: Intent) => RiskLevel,
): OpenerRule | undefined {
  if (intent === undefined || element.disabled) return undefined;
  const isPressed = recordLink.holds({
    ...opensNothing,
    element,
    intent,
    handlers: intent.handlers,
    risk: () => riskOf(intent),
  });
  return isPressed ? recordLink : undefined;
}

/** Decides whether a link goes to an address of the app, in the same window. An entry of a menu may be a link, too. */
const isOfApp = ({ tag, role, attributes: { href = '', target = '' } }: PageElement): boolean =>
  (role === 'link' || tag === 'a') &&
  /^(?:[/#.?]|[\w-]+(?:[/?#]|$))/.test(href) &&
  !href.startsWith('//') &&
  /^(?:_self)?$/.test(target);
