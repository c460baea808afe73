import type { Guidance } from '@webmcp/contract';

import type { Weakness } from './weakness.js';

/** Advises the entry of the config that allows a tool whose code is unknown. */
export function configAdvice({ unreadTool = '' }: Weakness): Guidance {
  const paste = `tools: { ${unreadTool}: { allow: true } }`;
  return {
    do: 'config',
    text: `No function that answers this control can be read. If a press does no harm, add ${paste} to webmcp.config.ts`,
    paste,
  };
}
