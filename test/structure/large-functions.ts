/**
 * The functions over 60 lines, 15 branches or five parameters, each with the reason for its size. A key is
 * `file function`. `npm run check` prints the same list.
 */
export const largeFunctions: Readonly<Record<string, string>> = {
  'packages/discovery/src/extract/html/scripts/script-walk.ts value':
    'A flat switch with one line for each kind of value. The compiler checks that no kind is missing.',
  'packages/discovery/src/extract/react/values/nodes-of-value.ts nodesOfValue':
    'A flat switch with one line for each kind of value. The compiler checks that no kind is missing.',
};
