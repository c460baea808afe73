export function NestedRows() {
  return <h1>NestedRows</h1>;
}
