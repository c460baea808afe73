export function RowDialog() {
  return <h1>RowDialog</h1>;
}
