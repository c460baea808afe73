export function RepeatedRequired() {
  return <h1>RepeatedRequired</h1>;
}
