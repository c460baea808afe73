import { createHmac, timingSafeEqual } from 'node:crypto';

import { hashOf, isSecretOf, personCode, secret } from './secrets.js';
import type { BridgeWorld } from '../record/bridge-world.js';

/** Milliseconds that a code counts. */
const codeLife = 2 * 60_000;
/** Wrong answers before a code is worth nothing. */
const mostTries = 5;

interface Code {
  code: string;
  origin: string;
  until: number;
  tries: number;
}

/** The key of a tab that was paired, with which the same tab comes back after a reload. */
interface TabKey {
  key: string;
  origin: string;
  plugin_id: string;
}

/** Keeps the pairing codes and the keys of tabs. Every code and key counts for one exact origin. */
export class Pairing {
  #codes: Code[] = [];
  readonly #keys = new Map<string, TabKey>();

  constructor(readonly world: Pick<BridgeWorld, 'now' | 'random'>) {}

  /** Makes a code that a person types in one tab of an origin. */
  newCode(origin: string): string {
    const code = personCode(this.world.random);
    this.#codes.push({ code, origin, until: this.world.now() + codeLife, tries: 0 });
    return code;
  }

  /** Returns whether an origin may pair at all: a code waits for it, or a tab of it was paired. */
  isExpected(origin: string): boolean {
    return (
      this.#live().some((each) => each.origin === origin) ||
      [...this.#keys.values()].some((key) => key.origin === origin)
    );
  }

  /**
   * Checks the answer of a tab to a nonce.
   * @param key names a key that the tab got earlier; undefined for a tab that was given a code
   * @returns the secret that the tab proved to know, and its earlier plugin; undefined for a wrong answer
   */
  check(
    proof: string,
    nonce: string,
    origin: string,
    key?: string,
  ): { secret: string; plugin_id?: string } | undefined {
    if (key !== undefined) {
      const known = this.#keys.get(key);
      if (known === undefined || known.origin !== origin || !isProof(proof, known.key, nonce, origin)) return undefined;
      return { secret: known.key, plugin_id: known.plugin_id };
    }
    const all = this.#live().filter((each) => each.origin === origin);
    const right = all.find(({ code }) => isProof(proof, code, nonce, origin));
    for (const each of all) each.tries += 1;
    if (right === undefined) return undefined;
    this.#codes = this.#codes.filter((each) => each !== right);
    return { secret: right.code };
  }

  /**
   * Returns the name of the tab that got a key earlier; undefined for a key of no tab of this origin.
   * @param given the key as {@link newKey} returned it
   */
  tabOf(given: string, origin: string): string | undefined {
    const [name = '', key = ''] = given.split('.');
    const known = this.#keys.get(name);
    return known?.origin === origin && isSecretOf(key, hashOf(known.key)) ? known.plugin_id : undefined;
  }

  /** Gives a tab a key for its next load. @returns the key and its name, joined by a dot */
  newKey(origin: string, plugin_id: string): string {
    const [name, key] = [secret(this.world.random), secret(this.world.random)];
    for (const [old, { plugin_id: owner }] of this.#keys) if (owner === plugin_id) this.#keys.delete(old);
    this.#keys.set(name, { key, origin, plugin_id });
    return `${name}.${key}`;
  }

  #live(): Code[] {
    this.#codes = this.#codes.filter(({ until, tries }) => until > this.world.now() && tries < mostTries);
    return this.#codes;
  }
}

/** The proof that one side of a pairing knows the secret. The texts differ, so no side can send the other's proof back. */
export const pairingProof = (side: 'page' | 'bridge', key: string, nonce: string, origin: string): string =>
  createHmac('sha256', key).update(`webmcp ${side} ${nonce} ${origin}`).digest('hex');

function isProof(proof: string, key: string, nonce: string, origin: string): boolean {
  const expected = Buffer.from(pairingProof('page', key, nonce, origin));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
