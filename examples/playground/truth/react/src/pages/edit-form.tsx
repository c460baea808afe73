export function EditForm() {
  return <h1>EditForm</h1>;
}
