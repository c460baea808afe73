import { useActionState } from 'react';
import { save } from './save';

export function Page({ search }: { search: string }) {
  const [state, subscribe] = useActionState(async () => 'Done', '');
  async function draft() {
    await fetch('/draft', { method: 'POST' });
  }
  return (
    <main>
      <form action={save} aria-label="Note">
        <input name="note" aria-label="Note" />
        <button>Save</button>
        <button formAction={draft}>Keep as draft</button>
      </form>
      <form action={subscribe} aria-label="Newsletter">
        <input name="email" aria-label="Email" />
        <button>Subscribe</button>
        <output>{state}</output>
      </form>
      <form action={search} aria-label="Search">
        <input name="q" aria-label="Words" />
        <button>Search</button>
      </form>
    </main>
  );
}
