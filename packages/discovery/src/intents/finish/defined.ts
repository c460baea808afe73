type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Leaves out the members that are undefined. */
export function defined<T extends object>(given: T): Defined<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>;
}
