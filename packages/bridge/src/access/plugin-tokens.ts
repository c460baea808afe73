import type { BridgeWorld } from '../record/bridge-world.js';
import { BridgeError } from './bridge-error.js';
import { hashOf, secret } from './secrets.js';

/** Names that a program may choose. Tabs are named by the bridge. */
const nameForm = /^(?!page$|approval$|tab-|bridge)[a-z][a-z0-9-]{0,31}$/;

/** Keeps the tokens by which programs connect as plugins, in memory alone. Each token opens one name. */
export class PluginTokens {
  readonly #names = new Map<string, string>();

  constructor(readonly world: Pick<BridgeWorld, 'random'>) {}

  /**
   * Gives a program its token. An earlier token of the name opens nothing more.
   * @throws {BridgeError} for a name that no program may have
   */
  give(plugin_id: string): string {
    if (!nameForm.test(plugin_id))
      throw new BridgeError(
        'bad_request',
        'plugin_id: small letters, digits and hyphens; not page, approval, tab-… or bridge…',
      );
    for (const [hash, name] of this.#names) if (name === plugin_id) this.#names.delete(hash);
    const token = secret(this.world.random);
    this.#names.set(hashOf(token), plugin_id);
    return token;
  }

  /** Returns the name that a token opens; undefined for any other text. */
  nameOf(token: string): string | undefined {
    return this.#names.get(hashOf(token));
  }
}
