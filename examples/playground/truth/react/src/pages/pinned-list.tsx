export function PinnedList() {
  return <h1>PinnedList</h1>;
}
