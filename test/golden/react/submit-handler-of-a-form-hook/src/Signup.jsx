import { useFormik } from 'formik';
import { useMutation } from '@tanstack/react-query';

const plans = ['Basic', 'Plus', 'Pro'];

/** Only a submit runs `onSubmit`: the plans and the reset keep values. A mutation runs its function at each call. */
export function Signup() {
  const { mutate } = useMutation({ mutationFn: (id) => fetch(`/signups/${id}`, { method: 'DELETE' }) });
  const formik = useFormik({
    initialValues: { email: '', plan: 'Basic' },
    onSubmit: (values) => fetch('/signups', { method: 'POST', body: JSON.stringify(values) }),
  });
  return (
    <main>
      <form onSubmit={formik.handleSubmit}>
        <label htmlFor="email">Email</label>
        <input id="email" name="email" value={formik.values.email} onChange={formik.handleChange} />
        <div>
          {plans.map((plan) => (
            <button type="button" key={plan} onClick={() => formik.setFieldValue('plan', plan)}>
              {plan}
            </button>
          ))}
        </div>
        <button type="button" onClick={() => formik.resetForm()}>
          Start again
        </button>
        <button type="submit">Sign up</button>
      </form>
      <button onClick={() => formik.submitForm()}>Send now</button>
      <button onClick={() => mutate('mine')}>Withdraw</button>
    </main>
  );
}
