/** Returns the same function, which computes each answer once. */
export function memo<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined && !known.has(key)) known.set(key, (value = read(key)));
    return value as Value;
  };
}
