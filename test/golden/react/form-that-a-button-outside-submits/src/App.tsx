import { useState } from 'react';

/** "Save" below the form runs the function of the form, so "Add" in the form adds a tag alone. "Skip" runs another one. */
export function App() {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [tags, setTags] = useState([]);
  const [tag, setTag] = useState('');
  const addTag = () => {
    setTags([...tags, tag]);
    setTag('');
  };
  const save = (event) => {
    event.preventDefault();
    fetch('/meals', { method: 'POST', body: JSON.stringify({ title, tags }) });
    setOpen(false);
  };
  const skip = () => fetch('/skipped', { method: 'POST' });
  return (
    <>
      <button onClick={() => setOpen(true)}>New meal</button>
      {open && (
        <div role="dialog" aria-label="New meal">
          <form onSubmit={save}>
            <input aria-label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
            <input aria-label="Tag" value={tag} onChange={(event) => setTag(event.target.value)} />
            <button type="button" onClick={addTag}>
              Add
            </button>
          </form>
          <button onClick={save}>Save meal</button>
          <button onClick={skip}>Skip</button>
        </div>
      )}
    </>
  );
}
