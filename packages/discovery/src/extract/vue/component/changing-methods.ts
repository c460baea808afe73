/** Methods that change a list, or its items by a function. */
export const changingMethods: ReadonlySet<string> = new Set([
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'forEach',
]);
