import { lazy, Suspense, use, useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';

const Danger = lazy(() => import('./danger'));
const profile = fetch('/api/profile').then((response) => response.json() as Promise<{ nickname: string }>);

export default function SettingsPage() {
  const { nickname } = use(profile);
  const [kept, setKept] = useState({ nickname, mails: false });
  const [draft, setDraft] = useState(kept);
  const [isOpen, setIsOpen] = useState(false);
  const [cleared, setCleared] = useState(0);
  useShown({ kept, cleared });

  async function save(event: FormEvent) {
    event.preventDefault();
    await fetch('/api/profile', { method: 'PUT', body: JSON.stringify(draft) });
    setKept(draft);
  }

  return (
    <main>
      <h1>Settings</h1>
      <form aria-label="Profile" onSubmit={save}>
        <label>
          Nickname{' '}
          <input value={draft.nickname} onChange={(event) => setDraft({ ...draft, nickname: event.target.value })} />
        </label>
        <label>
          <input
            type="checkbox"
            checked={draft.mails}
            onChange={(event) => setDraft({ ...draft, mails: event.target.checked })}
          />{' '}
          Send me mails
        </label>
        <button type="submit">Save profile</button>
        {kept === draft && <p role="status">All is saved</p>}
      </form>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Advanced
      </button>
      {isOpen && (
        <Suspense fallback={<p aria-busy="true">Loading …</p>}>
          <Danger onClear={() => setCleared((before) => before + 1)} />
        </Suspense>
      )}
    </main>
  );
}
