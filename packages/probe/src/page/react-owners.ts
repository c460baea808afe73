/** How far up the owners are asked: wrappers of wrappers of a library, and the page that uses them. */
export const farthest = 64;

/** React's node of its tree, or what it keeps of a component that ran on the server, as far as development builds tell. */
export interface ReactOwner {
  memoizedProps?: unknown;
  /** Since React 19, the error that was made where its JSX was called. */
  _debugStack?: unknown;
  /** The same for what ran on the server. */
  debugStack?: unknown;
  /** Up to React 18, where its JSX was written. */
  _debugSource?: unknown;
  _debugOwner?: ReactOwner | null;
  owner?: ReactOwner | null;
}

/** React's node of an element, then the components whose JSX made it, innermost first. */
export function reactOwners(element: Element): ReactOwner[] {
  const key = Object.keys(element).find(
    (name) => name.startsWith('__reactFiber$') || name.startsWith('__reactInternalInstance$'),
  );
  const owners: ReactOwner[] = [];
  let owner = key === undefined ? undefined : (Reflect.get(element, key) as ReactOwner | null | undefined);
  while (owner != null && owners.length < farthest) {
    owners.push(owner);
    owner = owner._debugOwner ?? owner.owner;
  }
  return owners;
}
