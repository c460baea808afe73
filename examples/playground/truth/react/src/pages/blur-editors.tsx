export function BlurEditors() {
  return <h1>BlurEditors</h1>;
}
