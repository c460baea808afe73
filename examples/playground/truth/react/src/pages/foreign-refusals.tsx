export function ForeignRefusals() {
  return <h1>ForeignRefusals</h1>;
}
