export function NothingNew() {
  return <h1>NothingNew</h1>;
}
