import type { Guidance } from '@webmcp/contract';

import { siteKey } from '../intents/model/site-key.js';
import type { Weakness } from './weakness.js';

/** Advises a text in each row that no other row has. */
export function rowAdvice({ intent: { source } }: Weakness): Guidance {
  return {
    do: 'label',
    text: `No text distinguishes its rows: show in each row around ${siteKey(source)} a text of its own, such as a name or a number`,
    at: source,
  };
}
