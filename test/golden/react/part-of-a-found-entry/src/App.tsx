import { useMemo, useState } from 'react';

const plans = [
  { id: 'free', name: 'Free' },
  { id: 'pro', name: 'Pro' },
];
const tabs = [
  { id: 'team', label: 'Team', content: <button onClick={() => fetch('/team', { method: 'POST' })}>Add team</button> },
  { id: 'bills', label: 'Bills', content: <button onClick={() => fetch('/bills', { method: 'POST' })}>Pay</button> },
];

/** The key of a found entry shows the part of the entry. A code that a person types opens nothing. */
export function App({ people, notes }: { people: Person[]; notes: Note[] }) {
  const [personId, setPersonId] = useState<number | null>(null);
  const [planId, setPlanId] = useState('');
  const [noteId, setNoteId] = useState('');
  const [tab, setTab] = useState('team');
  const [code, setCode] = useState('');
  const person = people.find((one) => one.id === personId);
  const plan = plans.find(({ id }) => planId === id);
  const note = useMemo(() => notes.find((one) => one.id === noteId), [notes, noteId]);
  const first = notes.find((one) => one.pinned === true);
  const match = notes.find((one) => one.code === code);
  return (
    <main>
      {people.map((one) => (
        <p key={one.id}>
          <b>{one.name}</b>
          <button onClick={() => setPersonId(one.id)}>Details</button>
        </p>
      ))}
      {person && (
        <aside>
          <h2>{person.name}</h2>
          <button onClick={() => fetch(`/people/${person.id}/invite`, { method: 'POST' })}>Send invite</button>
          <button onClick={() => setPersonId(null)}>Close</button>
        </aside>
      )}
      {plans.map((one) => (
        <p key={one.id}>
          <b>{one.name}</b>
          <button onClick={() => setPlanId(one.id)}>Look</button>
        </p>
      ))}
      {plan && <button onClick={() => fetch('/plan', { method: 'POST' })}>Order plan</button>}
      <ul>
        {notes.map((one) => (
          <li key={one.id} onClick={() => setNoteId(one.id)}>
            {one.title}
          </li>
        ))}
      </ul>
      <Body note={note} />
      {tabs.map((one) => (
        <button key={one.id} onClick={() => setTab(one.id)}>
          {one.label}
        </button>
      ))}
      {tabs.find((one) => one.id === tab)?.content}
      {first && <button onClick={() => fetch('/pin', { method: 'DELETE' })}>Unpin</button>}
      <input placeholder="Code" value={code} onChange={(event) => setCode(event.target.value)} />
      {match && <button onClick={() => fetch('/match', { method: 'POST' })}>Use note</button>}
    </main>
  );
}

function Body({ note }: { note?: Note }) {
  if (!note) return <p>Choose a note.</p>;
  return <button onClick={() => fetch(`/notes/${note.id}/share`, { method: 'POST' })}>Share</button>;
}
