export function SecondRefusal() {
  return <h1>SecondRefusal</h1>;
}
