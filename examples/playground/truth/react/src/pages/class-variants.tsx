export function ClassVariants() {
  return <h1>ClassVariants</h1>;
}
