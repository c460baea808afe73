export function LateRefusals() {
  return <h1>LateRefusals</h1>;
}
