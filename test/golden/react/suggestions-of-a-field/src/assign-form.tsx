import { useState } from 'react';

interface Person {
  id: string;
  name: string;
}

/** Suggestions that a request brings, and suggestions that are written out. A preset beside a field is none. */
export function AssignForm({ onAssign }: { onAssign: (personId: string, room: string) => void }) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Person[]>([]);
  const [personId, setPersonId] = useState('');
  const [room, setRoom] = useState('');
  const [floor, setFloor] = useState(0);
  const [open, setOpen] = useState(false);
  const find = async (text: string) => {
    setQuery(text);
    setFound(await (await fetch(`/api/people?q=${text}`)).json());
  };
  const choose = (person: Person) => {
    setQuery(person.name);
    setPersonId(person.id);
    setFound([]);
  };
  return (
    <div>
      <input aria-label="Person" value={query} onChange={(event) => find(event.target.value)} />
      {found.map((person) => (
        <div key={person.id} onMouseDown={() => choose(person)}>
          {person.name}
        </div>
      ))}
      <input aria-label="Room" value={room} onChange={(event) => setRoom(event.target.value)} onFocus={() => setOpen(true)} />
      {open &&
        [
          { name: 'Hall', floor: 1 },
          { name: 'Attic', floor: 3 },
        ].map((one) => (
          <p
            key={one.name}
            onClick={() => {
              setRoom(one.name);
              setFloor(one.floor);
              setOpen(false);
            }}
          >
            {one.name}
          </p>
        ))}
      <button onClick={() => setQuery('me')}>Me</button>
      <button onClick={() => onAssign(personId, `${floor} ${room}`)}>Assign</button>
    </div>
  );
}

export const App = () => (
  <AssignForm onAssign={(personId, room) => fetch('/api/jobs', { method: 'POST', body: JSON.stringify({ personId, room }) })} />
);
