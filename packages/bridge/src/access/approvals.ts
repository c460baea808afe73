import { limits } from './limits.js';
import { hashOf, secret } from './secrets.js';
import type { BridgeWorld } from '../record/bridge-world.js';

/** The one call that a person allowed. */
export interface ApprovedCall {
  session_id: string;
  /** The origin of the page that acts. */
  origin: string;
  /** The id of the tool in the map. */
  tool: string;
  /** The arguments as they are sent to the page. */
  args: object;
}

/**
 * Keeps the calls that a person allowed until the page takes the approval. An approval counts once, for a few seconds, for
 * one call of one living session on pages of one origin.
 */
export class Approvals {
  readonly #given = new Map<string, ApprovedCall & { until: number }>();

  /** @param isLive returns whether a session may still call */
  constructor(
    readonly world: Pick<BridgeWorld, 'now' | 'random'>,
    readonly isLive: (session_id: string) => boolean,
  ) {}

  /** Approves one call. Returns the secret by which the page takes the approval. */
  give(call: ApprovedCall): string {
    for (const [id, { until }] of this.#given) if (until <= this.world.now()) this.#given.delete(id);
    const id = secret(this.world.random);
    this.#given.set(hashOf(id), { ...call, until: this.world.now() + limits.approvalLife });
    return id;
  }

  /**
   * Takes an approval, once. A wrong origin uses the approval up as well.
   * @param origin the origin on the wire
   * @returns the text of the approved call, which the page compares with its own; undefined without a valid approval
   */
  take(id: string, origin: string): string | undefined {
    const key = hashOf(id);
    const call = this.#given.get(key);
    this.#given.delete(key);
    if (call === undefined || call.until <= this.world.now() || call.origin !== origin) return undefined;
    return this.isLive(call.session_id) ? approvedText(call) : undefined;
  }
}

/** The text of one call: the tool, and the digest of its arguments in the order in which they are sent. */
export const approvedText = ({ tool, args }: Pick<ApprovedCall, 'tool' | 'args'>): string =>
  `webmcp approves ${tool} ${hashOf(JSON.stringify(args))}`;
