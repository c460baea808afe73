import { useState } from 'react';

const exercises = [
  { id: 1, name: 'Squat' },
  { id: 2, name: 'Bench press' },
];

/** Each exercise of the list is chosen by its button. The last of them does not submit the search. "Ship it" ends a dialog. */
export function App() {
  const [picking, setPicking] = useState(false);
  const [shipping, setShipping] = useState(false);
  const [term, setTerm] = useState('');
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState([]);
  const found = exercises.filter(({ name }) => name.includes(term));
  return (
    <>
      <button onClick={() => setPicking(true)}>Add exercise</button>
      {picking && (
        <div role="dialog" aria-label="Pick an exercise">
          <input placeholder="Search exercises" value={term} onChange={(event) => setTerm(event.target.value)} />
          {found.map((one) => (
            <button
              key={one.id}
              onClick={() => {
                setChosen([...chosen, one]);
                setPicking(false);
              }}
            >
              {one.name}
            </button>
          ))}
        </div>
      )}
      <button onClick={() => setShipping(true)}>Shipping</button>
      {shipping && (
        <div role="dialog" aria-label="Shipping">
          <input placeholder="Note" value={note} onChange={(event) => setNote(event.target.value)} />
          <button onClick={() => fetch('/ship', { method: 'POST', body: note })}>Ship it</button>
        </div>
      )}
    </>
  );
}
