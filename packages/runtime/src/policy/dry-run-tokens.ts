/** The facts that a dry run promised. */
export interface Promised {
  /** The digest of tool and arguments. */
  call: string;
  manifest: object;
  /** The element that the call would press, and its role and name. */
  action?: { element: Element; shown: string };
}

/** Milliseconds for which a promise counts. */
const lifetime = 120_000;
/** The most promises that are kept. */
const kept = 20;

const promises = new Map<string, Promised & { until: number }>();

/** Keeps the facts of a dry run. Returns the token of a later call that must find them unchanged. */
export function giveToken(promised: Promised): string {
  const [first] = promises.keys();
  if (first !== undefined && promises.size >= kept) promises.delete(first);
  const token = [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');
  promises.set(token, { ...promised, until: performance.now() + lifetime });
  return token;
}

/** Takes the promise of a token, once. Returns undefined for an unknown, used or old token. */
export function takeToken(token: string): Promised | undefined {
  const promised = promises.get(token);
  promises.delete(token);
  return promised && performance.now() < promised.until ? promised : undefined;
}
