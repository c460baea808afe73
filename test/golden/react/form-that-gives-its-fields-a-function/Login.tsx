import { Form } from './form';

export function Login() {
  return (
    <Form title="Log in" onSubmit={(values) => fetch('/api/login', { method: 'POST', body: JSON.stringify(values) })}>
      {({ register, formState }) => (
        <>
          <label>
            Email <input type="email" {...register('email', { required: true })} />
          </label>
          <button disabled={formState.isSubmitting}>Continue</button>
        </>
      )}
    </Form>
  );
}
