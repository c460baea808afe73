import { useState, type CSSProperties, type FormEvent } from 'react';

import { useShown } from '../use-shown';

const over: CSSProperties = { position: 'fixed', inset: 0, background: 'rgb(0 0 0 / 50%)' };
const top: CSSProperties = { position: 'fixed', top: 0, left: 0, right: 0, background: 'white' };

/** Two boxes that lie over the page without the role of a dialog, each with a "Delete", as each row has. */
export function DrawnDialog() {
  const [plants, setPlants] = useState(['Basil', 'Fern']);
  const [drafts, setDrafts] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const [gone, setGone] = useState<string | null>(null);
  useShown({ plants, drafts });
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setPlants([...plants, String(new FormData(event.currentTarget).get('plant'))]);
    setAdding(false);
  };
  const remove = (): void => {
    setPlants(plants.filter((plant) => plant !== gone));
    setGone(null);
  };
  const drop = (): void => {
    setDrafts(drafts + 1);
    setAdding(false);
  };
  return (
    <>
      <header style={top}>
        <button onClick={() => setAdding(true)}>New plant</button>
      </header>
      <main style={{ paddingTop: 60 }}>
        <h1>Plants</h1>
        <ul>
          {plants.map((plant) => (
            <li key={plant}>
              <b>{plant}</b>
              <button onClick={() => setGone(plant)}>Delete</button>
            </li>
          ))}
        </ul>
      </main>
      {isAdding && (
        <div style={over}>
          <form onSubmit={add} style={{ background: 'white' }}>
            <h2>Add plant</h2>
            <label>
              Plant <input name="plant" required />
            </label>
            <button>Save</button>
            <button type="button" onClick={drop}>
              Delete
            </button>
          </form>
        </div>
      )}
      {gone !== null && (
        <div style={over} onClick={() => setGone(null)}>
          <div style={{ background: 'white' }} onClick={(event) => event.stopPropagation()}>
            <h2>Delete plant</h2>
            <p>Are you sure?</p>
            <button onClick={() => setGone(null)}>Cancel</button>
            <button onClick={remove}>Delete</button>
          </div>
        </div>
      )}
    </>
  );
}
