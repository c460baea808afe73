import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';
import { useTowns } from './use-towns';

export function PickupPage() {
  const [town, setTown] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [booked, setBooked] = useState<{ town: string; note: string }[]>([]);
  const { towns, isLoading } = useTowns(text);
  useShown({ town, booked });

  async function book(event: FormEvent) {
    event.preventDefault();
    if (town === null) return;
    await fetch('/api/pickups', { method: 'POST', body: JSON.stringify({ town, note }) });
    setBooked((before) => [...before, { town, note }]);
    setTown(null);
    setText('');
    setNote('');
  }

  return (
    <main>
      <h1>Pick-up</h1>
      <form onSubmit={book}>
        <Autocomplete
          options={towns}
          filterOptions={(all) => all}
          loading={isLoading}
          value={town}
          onChange={(_, value) => setTown(value)}
          inputValue={text}
          onInputChange={(_, value) => setText(value)}
          renderInput={(params) => <TextField {...params} label="Town" required />}
        />
        <TextField label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
        <button type="submit">Book pick-up</button>
      </form>
      {booked.length > 0 && <p role="status">Booked in {booked.at(-1)?.town}</p>}
    </main>
  );
}
