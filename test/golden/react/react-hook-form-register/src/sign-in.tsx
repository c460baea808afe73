import { useForm } from 'react-hook-form';

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

export default function SignIn({ onSignIn }: { onSignIn: (credentials: Credentials) => void }) {
  const { register, handleSubmit, formState } = useForm<Credentials>();
  return (
    <main>
      <h1>Sign in</h1>
      <form onSubmit={handleSubmit(onSignIn)} noValidate>
        <label htmlFor="email">Email</label>
        <input id="email" type="email" {...register('email', { required: 'Please tell us your email' })} />
        <label htmlFor="password">Password</label>
        <input
          id="password"
          type="password"
          autoComplete="current-password"
          {...register('password', { required: true, minLength: { value: 8, message: 'Too short' } })}
        />
        <label>
          <input type="checkbox" {...register('remember')} /> Keep me signed in
        </label>
        <button type="submit" disabled={!formState.isValid}>
          Sign in
        </button>
        <a href="/forgot">Forgot your password?</a>
      </form>
    </main>
  );
}
