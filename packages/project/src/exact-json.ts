/** A value that JSON has no word for, and where it stands. */
type Hole = [path: (string | number)[], is: keyof typeof fills];

const fills = { undefined, NaN: Number.NaN, Infinity, '-Infinity': -Infinity, '-0': -0 };

/**
 * Plain data as JSON text that {@link fromExactJson} turns into an equal value, `undefined` members, `-0` and numbers that
 * are not finite included.
 * @param value objects, arrays, strings, numbers, booleans, null and undefined; a tree
 */
export function toExactJson(value: unknown): string {
  const holes: Hole[] = [];
  findHoles(value, [], holes);
  return `${JSON.stringify(holes)}\n${JSON.stringify(value) ?? 'null'}`;
}

/**
 * @param text what {@link toExactJson} gave
 * @throws SyntaxError for any other text
 */
export function fromExactJson(text: string): unknown {
  const end = text.indexOf('\n');
  const value: unknown = JSON.parse(text.slice(end + 1));
  if (end === 2) return value;
  const whole = { value };
  for (const [path, is] of JSON.parse(text.slice(0, end)) as Hole[]) {
    let holder: object = whole;
    for (const key of ['value', ...path].slice(0, -1)) holder = Reflect.get(holder, key) as object;
    const key = path.at(-1) ?? 'value';
    Object.defineProperty(holder, key, { value: fills[is], writable: true, enumerable: true, configurable: true });
  }
  return whole.value;
}

function findHoles(value: unknown, path: (string | number)[], holes: Hole[]): void {
  const is = holeOf(value);
  if (is !== null) holes.push([[...path], is]);
  if (typeof value !== 'object' || value === null) return;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    path.push(key);
    findHoles(Reflect.get(value, key), path, holes);
    path.pop();
  }
}

function holeOf(value: unknown): Hole[1] | null {
  if (value === undefined) return 'undefined';
  if (typeof value !== 'number') return null;
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? null : (String(value) as Hole[1]);
}
