import { BridgeError } from '../access/bridge-error.js';
import { hashOf, isSecretOf, personCode, secret } from '../access/secrets.js';
import type { BridgeWorld } from '../record/bridge-world.js';

/** Wrong codes before a code is worth nothing. */
const mostTries = 5;

/**
 * The login of a person at the approval page, by a one-time code that the terminal shows. The page keeps its token to
 * itself: a cookie would also go to every other server of this machine, whatever its port.
 */
export class Login {
  /** The hash of the page's token. */
  person: string | undefined;
  #code = '';
  #tries = 0;

  /** @param show shows a new code to the person at the terminal */
  constructor(
    readonly world: Pick<BridgeWorld, 'random'>,
    readonly show: (code: string) => void,
  ) {
    this.#renew();
  }

  /** Exchanges the code for the token of the page. @throws {BridgeError} for a wrong code */
  enter(code: string): { token: string } {
    const isRight = isSecretOf(code.replace(/[\s-]/g, '').toUpperCase(), hashOf(this.#code));
    this.#tries += 1;
    if (isRight || this.#tries >= mostTries) this.#renew();
    if (!isRight) throw new BridgeError('forbidden', 'The code is wrong; the terminal shows the code that counts now');
    const token = secret(this.world.random);
    this.person = hashOf(token);
    return { token };
  }

  #renew(): void {
    this.#code = personCode(this.world.random);
    this.#tries = 0;
    this.show(this.#code);
  }
}
