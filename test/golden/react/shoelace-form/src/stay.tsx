import '@shoelace-style/shoelace/dist/themes/light.css';
import SlButton from '@shoelace-style/shoelace/dist/react/button/index.js';
import SlCheckbox from '@shoelace-style/shoelace/dist/react/checkbox/index.js';
import SlInput from '@shoelace-style/shoelace/dist/react/input/index.js';
import SlOption from '@shoelace-style/shoelace/dist/react/option/index.js';
import SlSelect from '@shoelace-style/shoelace/dist/react/select/index.js';
import SlTextarea from '@shoelace-style/shoelace/dist/react/textarea/index.js';
import { useState, type FormEvent } from 'react';


const empty = { guest: '', room: 'double', wishes: '', breakfast: false };

export default function ElementsPage() {
  const [stay, setStay] = useState(empty);
  const [booked, setBooked] = useState<(typeof empty)[]>([]);
  const [notes, setNotes] = useState<string[]>([]);
  const [rating, setRating] = useState(0);
  const set = (part: Partial<typeof empty>) => setStay((before) => ({ ...before, ...part }));

  async function book(event: FormEvent) {
    event.preventDefault();
    await fetch('/api/stays', { method: 'POST', body: JSON.stringify(stay) });
    setBooked((before) => [...before, stay]);
    setStay(empty);
  }

  return (
    <main>
      <h1>Stay with us</h1>
      <form aria-label="Book a stay" onSubmit={book}>
        <SlInput
          label="Guest"
          required
          value={stay.guest}
          onSlInput={(event) => set({ guest: (event.target as HTMLInputElement).value })}
        />
        <SlSelect
          label="Room"
          value={stay.room}
          onSlChange={(event) => set({ room: (event.target as HTMLInputElement).value })}
        >
          <SlOption value="single">Single</SlOption>
          <SlOption value="double">Double</SlOption>
          <SlOption value="suite">Suite</SlOption>
        </SlSelect>
        <SlTextarea
          label="Wishes"
          value={stay.wishes}
          onSlInput={(event) => set({ wishes: (event.target as HTMLTextAreaElement).value })}
        />
        <SlCheckbox
          checked={stay.breakfast}
          onSlChange={(event) => set({ breakfast: (event.target as HTMLInputElement).checked })}
        >
          With breakfast
        </SlCheckbox>
        <SlButton type="submit" variant="primary">
          Book stay
        </SlButton>
      </form>
    </main>
  );
}
