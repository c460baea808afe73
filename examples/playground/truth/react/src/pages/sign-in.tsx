export function SignIn() {
  return <h1>SignIn</h1>;
}
