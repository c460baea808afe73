import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';

/** Answers without a role or a mark: words, a box over the page, a question in place, the wording of a button. */
export function PlainWords() {
  const [error, setError] = useState('');
  const [saved, setSaved] = useState<string[]>([]);
  const [asksOver, setAsksOver] = useState(false);
  const [asksHere, setAsksHere] = useState(false);
  const [ended, setEnded] = useState<string[]>([]);
  const [isPinned, setPinned] = useState(false);
  const [drawn, setDrawn] = useState(0);
  useShown({ saved, ended, isPinned });

  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    if (name.length < 3) return setError('Name is too short');
    setError('');
    setSaved([...saved, name]);
    event.currentTarget.reset();
  };
  const end = (thing: string): void => {
    setEnded([...ended, thing]);
    setAsksOver(false);
    setAsksHere(false);
  };
  return (
    <main>
      <h1>Plain words</h1>
      <form aria-label="Guest" onSubmit={save}>
        <label>
          Name <input name="name" />
        </label>
        <button>Save guest</button>
        {error && <p>{error}</p>}
      </form>
      <p>{saved.length} guests</p>
      <section aria-label="Letter">
        <button onClick={() => setAsksOver(true)}>Drop letter</button>
      </section>
      {asksOver && (
        <div style={{ position: 'fixed', inset: 0, background: '#fffd' }}>
          <h2>Do you want to drop the letter?</h2>
          <button onClick={() => end('letter')}>Drop it now</button>
          <button onClick={() => setAsksOver(false)}>Keep letter</button>
        </div>
      )}
      <section aria-label="Parcel">
        <button onClick={() => setAsksHere(true)}>Drop parcel</button>
        {asksHere && (
          <div>
            <p>Are you sure?</p>
            <button onClick={() => end('parcel')}>Yes, drop</button>
            <button onClick={() => setAsksHere(false)}>Keep parcel</button>
          </div>
        )}
      </section>
      <section aria-label="Note">
        <button onClick={() => setPinned(!isPinned)}>{isPinned ? 'Unpin note' : 'Pin note'}</button>
      </section>
      <section aria-label="Sketch" key={drawn}>
        <p>One line</p>
        <button onClick={() => setDrawn(drawn + 1)}>Redraw sketch</button>
      </section>
    </main>
  );
}
