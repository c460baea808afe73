import fc from 'fast-check';

const key = fc.constantFrom('amount', 'note', 'row', 'toString', 'constructor', '__proto__', '$clear', '$token');

/** Arguments that JSON can hold. The browser's own door takes no others. */
const json = fc.oneof(
  fc.dictionary(key, fc.jsonValue({ maxDepth: 3 })),
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })),
);

const value = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, maxDepth: 3 });

/** Values that the generator itself must not look into. */
const traps: readonly (() => unknown)[] = [
  () => ({
    get amount(): never {
      throw new Error('no');
    },
  }),
  () => new Proxy({}, { ownKeys: raise }),
  () => new Proxy({}, { get: raise, has: raise, getPrototypeOf: raise }),
  () => Object.assign(() => undefined, { amount: 1 }),
  () => Symbol('amount'),
  () => document.body,
  () => window,
];

/** Arguments of any kind: getters that throw, proxies that refuse, a cycle without an end. */
const any = fc.oneof(
  value,
  json,
  fc.dictionary(key, value),
  value.map((inner) => {
    const cycle: Record<string, unknown> = { amount: 1, inner };
    cycle['self'] = cycle;
    return cycle;
  }),
);

function raise(): never {
  throw new Error('no');
}

/** Returns makers of generated arguments for a call, the same for each run of a test. */
export function samples(runs: number, isJson: boolean): (() => unknown)[] {
  const made = fc.sample<unknown>(isJson ? json : any, { numRuns: runs, seed: 23 });
  return made.map((args, at) => (!isJson && at % 10 === 0 ? traps[(at / 10) % traps.length]! : () => args));
}
