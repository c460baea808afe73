import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';
import { PreviewFrame } from './preview-frame';

/** The same server by its other name is another origin, as a payment provider's is. */
const elsewhere = `${location.protocol}//localhost:${location.port}/pay.html`;

export function FramesPage() {
  const [subject, setSubject] = useState('');
  const [sent, setSent] = useState<string[]>([]);
  useShown({ sent });

  async function send(event: FormEvent) {
    event.preventDefault();
    await fetch('/api/mails', { method: 'POST', body: JSON.stringify({ subject }) });
    setSent((before) => [...before, subject]);
    setSubject('');
  }

  return (
    <main>
      <h1>Write and pay</h1>
      <form aria-label="Mail" onSubmit={send}>
        <label>
          Subject <input value={subject} onChange={(event) => setSubject(event.target.value)} />
        </label>
        <button type="submit">Send mail</button>
      </form>
      <PreviewFrame />
      <iframe title="Card payment" src={elsewhere} />
    </main>
  );
}
