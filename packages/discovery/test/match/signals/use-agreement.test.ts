import type { PageHandler } from '@webmcp/contract';
import { expect, it } from 'vitest';

import { otherUse } from '../../../src/match/signals/provenance.js';
import { useAgreement } from '../../../src/match/signals/use-agreement.js';
import type { ElementView } from '../../../src/match/views/element-view.js';
import type { IntentView } from '../../../src/match/views/intent-view.js';

const inner = 'Button.vue:34:5';
const remove = { sites: [inner, 'Card.vue:68:9', 'List.vue:9:3'] } as unknown as IntentView;
const create = { sites: [inner, 'Dialog.vue:46:13'] } as unknown as IntentView;
const agrees = useAgreement([remove, create]);

const at = (file: string, line: number, isAround = false): PageHandler => ({
  event: 'click',
  at: { file, line, column: 40 },
  ...(isAround ? { isAround: true as const } : {}),
});
const seen = (...handlers: PageHandler[]): ElementView =>
  ({ sources: [inner], element: { handlers } }) as unknown as ElementView;

it('contradicts a use of a component if the listener is written at another use', () => {
  const button = seen(at('Button.vue', 13), at('Card.vue', 68));
  expect(agrees(create, button)).toBe(otherUse);
  expect(agrees(remove, button)).toBeUndefined();
});

it.each([
  ['the listener is in a script', seen(at('Button.vue', 13), at('Card.vue', 20))],
  ['the listener is around', seen(at('Button.vue', 13), at('Card.vue', 68, true))],
  ['the element has no listener', seen()],
  ['the page names another component', { ...seen(at('Card.vue', 68)), sources: ['Link.vue:3:5'] } as ElementView],
])('does not contradict if %s', (_, element) => {
  expect(agrees(create, element)).toBeUndefined();
});
