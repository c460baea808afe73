import type { BridgeWorld } from '../record/bridge-world.js';

/** Messages of one plugin in any second. */
const messagesPerSecond = 200;

/** Returns a function that counts a message of a plugin. The function returns whether the plugin floods the bridge. */
export function messageRate(world: Pick<BridgeWorld, 'now'>): () => boolean {
  let [second, count] = [world.now(), 0];
  return () => {
    if (world.now() - second >= 1000) [second, count] = [world.now(), 0];
    count += 1;
    return count > messagesPerSecond;
  };
}
