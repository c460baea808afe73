import { own } from '../dom/own.js';
import { isGenuine, natives, run } from '../dom/natives.js';
import { sha256 } from './sha256.js';

/** The approval of one call by a person at a bridge. */
export interface BridgeApproval {
  /** The port of the bridge on this machine. */
  port: number;
  /** The secret by which this page takes the approval, once. */
  id: string;
}

/**
 * Takes an approval from the bridge that gave it. A script of the page cannot answer in the place of the bridge: the
 * browser's own functions send the request and read the answer. An answer of a service worker, or of another address, has
 * another type or address.
 * @param tool the id of the tool
 * @param args the JSON text of the arguments as they were sent
 * @returns true if a person approved exactly this call, and no call has used the approval before; undefined without an
 * answer
 */
export async function isApproved(
  { port, id }: BridgeApproval,
  tool: string,
  args: string,
): Promise<boolean | undefined> {
  const genuine = (['fetch', 'readBody', 'typeOf', 'addressOf'] as const).every(isGenuine);
  if (!genuine || !Number.isInteger(port)) return false;
  const address = `http://127.0.0.1:${port}/plugin/approval`;
  try {
    const options = own<RequestInit>({ method: 'POST', body: String(id), credentials: 'omit', redirect: 'error' });
    const response = await run(natives.fetch, window, [address, options]);
    const isFromBridge =
      run(natives.typeOf, response, []) === 'cors' && run(natives.addressOf, response, []) === address;
    return isFromBridge && (await run(natives.readBody, response, [])) === `webmcp approves ${tool} ${sha256(args)}`;
  } catch {
    // The bridge has ended, or the page's policy forbids the request.
    return undefined;
  }
}
