export function ChangingPage() {
  return <h1>ChangingPage</h1>;
}
