export function OpeningForms() {
  return <h1>OpeningForms</h1>;
}
