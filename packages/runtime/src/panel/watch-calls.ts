import type { CallReport } from '@webmcp/contract';

import { modelContext } from '../register/model-context.js';
import { onResult } from '../loader/on-result.js';
import { make } from './make.js';

/**
 * Makes the log of the calls, and the line that names the tool while an agent acts. The browser reports each call as the
 * call begins.
 * @param ended stops listening
 */
export function watchCalls(ended: AbortSignal): { acting: HTMLElement; log: HTMLElement } {
  const acting = make('p', { className: 'acting', role: 'status' });
  const log = make('ul');
  const context = modelContext() as EventTarget | undefined;
  const begin = (event: Event): void => {
    const { toolName } = event as Event & { toolName?: string };
    acting.textContent = `An agent is acting${toolName === undefined ? '' : `: ${toolName}`}`;
  };
  context?.addEventListener?.('toolactivated', begin, { signal: ended });
  const stop = onResult(({ tool, status, healed }: CallReport) => {
    acting.textContent = '';
    const parts = healed.length === 0 ? '' : ` (healed: ${healed.join(', ')})`;
    log.prepend(make('li', {}, `${new Date().toLocaleTimeString()} ${tool}: ${status}${parts}`));
  });
  ended.addEventListener('abort', stop);
  return { acting, log };
}
