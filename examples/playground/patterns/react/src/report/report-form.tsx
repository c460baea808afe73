import { useState, type FormEvent } from 'react';

import { Preview } from './preview';

interface Props {
  onDone: (title: string) => void;
}

export function ReportForm({ onDone }: Props) {
  const [title, setTitle] = useState('');
  const [days, setDays] = useState('7');
  const [shown, setShown] = useState<{ title: string; days: number } | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    await fetch('/api/reports', { method: 'POST', body: JSON.stringify({ title, days }) });
    setShown({ title, days: Number(days) });
    if (Number(days) > 0) onDone(title);
  }

  return (
    <form aria-label="New report" onSubmit={submit}>
      <label>
        Title <input value={title} onChange={(event) => setTitle(event.target.value)} required />
      </label>
      <label>
        Days <input type="number" value={days} onChange={(event) => setDays(event.target.value)} />
      </label>
      <button type="submit">Make report</button>
      {shown !== null && <Preview {...shown} />}
    </form>
  );
}
