/**
 * The functions over 60 lines, 15 branches or five parameters, each with the reason for its size. A key is
 * `file function`. `npm run check` prints the same list.
 *
 * The functions below are switches over a closed union, one short case for each kind, without a default. The compiler so
 * reports each place that a new kind needs. A table of functions would lose this.
 */
export const largeFunctions: Readonly<Record<string, string>> = {
  'packages/discovery/src/extract/html/scripts/script-walk.ts value': 'one case for each kind of value',
  'packages/discovery/src/extract/react/values/nodes-of-value.ts nodesOfValue': 'one case for each kind of value',
  'packages/discovery/src/link/evaluate/evaluate-call.ts evaluateCallOf': 'one case for each kind of callee',
  'packages/discovery/src/link/evaluate/member-of.ts memberOf': 'one case for each kind of owner',
  'packages/discovery/src/link/evaluate/truth-of.ts truthOf': 'one case for each kind of value',
  'packages/discovery/src/link/handlers/trace-call.ts followCall': 'one case for each kind of callee',
  'packages/discovery/src/link/nodes/render-tag.ts renderTag': 'one case for each kind of tag value',
  'packages/discovery/src/link/used-components.ts visit': 'one case for each kind of value',
  'packages/discovery/src/link/values/expand-props.ts spread': 'one case for each kind of spread value',
  'packages/discovery/src/link/values/to-linked-value.ts toLinkedValue': 'one case for each kind of value',
};
