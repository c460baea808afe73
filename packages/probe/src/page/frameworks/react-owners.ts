import { ownerLimit } from './framework-marks.js';

/** A node of React's tree, or its record of a component that ran on the server. Only the parts that development builds show. */
export interface ReactOwner {
  memoizedProps?: unknown;
  /** The name of an element, or a component. */
  type?: unknown;
  /** The key of an item of a list. */
  key?: unknown;
  /** The node around it on the page. */
  return?: ReactOwner | null;
  /** React 19 and later: the error that was made if its JSX was called. */
  _debugStack?: unknown;
  /** The same for a component that ran on the server. */
  debugStack?: unknown;
  /** React up to 18: the place of its JSX. */
  _debugSource?: unknown;
  _debugOwner?: ReactOwner | null;
  owner?: ReactOwner | null;
}

/** Returns React's node of an element. */
export function reactNode(element: Element): ReactOwner | null | undefined {
  const key = Object.keys(element).find(
    (name) => name.startsWith('__reactFiber$') || name.startsWith('__reactInternalInstance$'),
  );
  return key === undefined ? undefined : (Reflect.get(element, key) as ReactOwner | null | undefined);
}

/** Returns React's node of an element, then the components whose JSX made the element, innermost first. */
export function reactOwners(element: Element): ReactOwner[] {
  const owners: ReactOwner[] = [];
  let owner = reactNode(element);
  while (owner != null && owners.length < ownerLimit) {
    owners.push(owner);
    owner = owner._debugOwner ?? owner.owner;
  }
  return owners;
}
