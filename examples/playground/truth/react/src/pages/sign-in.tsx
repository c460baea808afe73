import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';

/** Sign-in and sign-up that accept empty passwords, forms with a code and with a card, and a form with an optional identity number. */
export function SignIn() {
  const [done, setDone] = useState<string[]>([]);
  useShown(done);
  const add = (what: string): void => setDone((before) => [...before, what]);
  const submit =
    (what: string) =>
    (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      add(what);
    };
  return (
    <main>
      <form aria-label="Sign in" onSubmit={submit('signed in')}>
        <label>
          Email <input name="email" type="email" required />
        </label>
        <label>
          Password <input name="password" type="password" />
        </label>
        <button>Sign in</button>
      </form>
      <section aria-label="Sign up">
        <label>
          Your name <input name="name" />
        </label>
        <label>
          New password <input name="new" autoComplete="new-password" />
        </label>
        <button type="button" onClick={() => add('signed up')}>
          Create account
        </button>
      </section>
      <form aria-label="Devices" onSubmit={submit('confirmed')}>
        <label>
          Device <input name="device" />
        </label>
        <label>
          Code <input name="code" autoComplete="one-time-code" />
        </label>
        <button>Confirm device</button>
      </form>
      <form aria-label="Donation" onSubmit={submit('donated')}>
        <label>
          Sum <input name="sum" />
        </label>
        <label>
          Card number <input name="card" autoComplete="cc-number" />
        </label>
        <button>Donate</button>
      </form>
      <form aria-label="Traveller" onSubmit={submit('traveller saved')}>
        <label>
          Full name <input name="full" required />
        </label>
        <label>
          Passport number <input name="passport" />
        </label>
        <button>Save traveller</button>
      </form>
      <p role="status">{done.at(-1)}</p>
    </main>
  );
}
