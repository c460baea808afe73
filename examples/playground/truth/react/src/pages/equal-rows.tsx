export function EqualRows() {
  return <h1>EqualRows</h1>;
}
