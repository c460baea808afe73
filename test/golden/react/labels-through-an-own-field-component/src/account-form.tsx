import { useState } from 'react';
import { Field } from './field';

export function AccountForm() {
  const [busy, setBusy] = useState(false);

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    await fetch('/api/account', { method: 'POST', body: new FormData(event.currentTarget) });
    setBusy(false);
  }

  return (
    <form onSubmit={submit} aria-label="Your account">
      <Field label="Full name" name="fullName" autoComplete="name" required />
      <Field label="E-mail" name="email" type="email" required hint="We never share it." />
      <Field label="Seats" name="seats" type="number" min={1} max={8} />
      <button disabled={busy}>{busy ? 'Saving…' : 'Save account'}</button>
    </form>
  );
}
