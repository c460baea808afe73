import { messageRate } from '../access/message-rate.js';
import type { BridgeCore } from '../core/bridge-core.js';
import type { FromPage } from './messages.js';
import type { PagePlugin } from './page-plugin.js';

/** The messages of one tab, by whatever channel they come. */
export interface TabChannel {
  /** Takes a message of the tab, of any form. */
  take(message: unknown): void;
  /** Ends the calls of the tab, because its channel is gone. */
  gone(): void;
}

/**
 * Attaches a tab to the bridge.
 * @param tooMany ends the channel of a tab that floods the bridge
 */
export function attachTab(
  { plugins, world }: BridgeCore,
  plugin: PagePlugin,
  tooMany: () => void,
): { take(message: FromPage | undefined): void; gone(): void } {
  const detach = plugins.attach(plugin);
  const floods = messageRate(world);
  return {
    take(message) {
      if (floods()) tooMany();
      else if (message !== undefined) plugin.take(message);
    },
    gone() {
      detach();
      plugin.gone();
    },
  };
}
