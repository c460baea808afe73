export function PersonTyping() {
  return <h1>PersonTyping</h1>;
}
