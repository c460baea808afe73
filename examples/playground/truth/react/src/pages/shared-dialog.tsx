export function SharedDialog() {
  return <h1>SharedDialog</h1>;
}
