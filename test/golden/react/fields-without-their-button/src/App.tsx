import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * A select that sorts, and a box that chooses a row, work by themselves. A box without a given value goes with the button that
 * uses the state of the box.
 */
export function App() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [people, setPeople] = useState([]);
  const [chosen, setChosen] = useState([]);
  const [editing, setEditing] = useState(null);
  const [draft, setDraft] = useState('');
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const choose = (id) => setChosen((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
  const save = () => {
    setPeople(people.map((one) => (one.id === editing ? { ...one, name: draft } : one)));
    setEditing(null);
  };
  return (
    <>
      <header>
        <select
          aria-label="Sort"
          value={params.get('sort') ?? ''}
          onChange={(event) => setParams({ page: '1', sort: event.target.value })}
        >
          <option value="name">Name</option>
        </select>
        <button onClick={() => navigate('/people/new')}>New person</button>
      </header>
      <p>
        <input
          placeholder="Name"
          onChange={(event) => {
            setName(event.target.value);
            setError('');
          }}
        />
        <input placeholder="Note" onChange={(event) => setNote(event.target.value)} />
        <button onClick={() => setPeople([...people, { name, note }])}>Add</button>
        {error}
      </p>
      {people.map((person) => (
        <p key={person.id}>
          <input type="checkbox" checked={chosen.includes(person.id)} onChange={() => choose(person.id)} />
          {editing === person.id ? (
            <>
              <input aria-label="New name" value={draft} onChange={(event) => setDraft(event.target.value)} />
              <button onClick={save}>Save</button>
            </>
          ) : (
            <button onClick={() => setEditing(person.id)}>Edit</button>
          )}
        </p>
      ))}
    </>
  );
}
