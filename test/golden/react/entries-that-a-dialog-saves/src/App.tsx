import { useState } from 'react';

/** "Add section" takes the field, and "Save" the list. A button that puts the field back, or a save that uses it, does not. */
export function App({ saved, save, rename }) {
  const [open, setOpen] = useState(false);
  const [sections, setSections] = useState(saved);
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const [hint, setHint] = useState('');
  const add = () => {
    if (!name.trim()) return;
    setSections([...sections, name.trim()]);
    setName('');
  };
  return (
    <main>
      <button onClick={() => setOpen(true)}>Edit sections</button>
      {open && (
        <div role="dialog" aria-label="Sections">
          <input placeholder="Section name" value={name} onChange={(event) => setName(event.target.value)} />
          <button onClick={add}>Add section</button>
          <button onClick={() => setOpen(false)}>Cancel</button>
          <button onClick={() => save(sections)}>Save sections</button>
        </div>
      )}
      <form onSubmit={() => rename(title)}>
        <input placeholder="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
        <button
          type="button"
          onClick={() => {
            setTitle('');
            setHint('No title');
          }}
        >
          Start anew
        </button>
        <button type="submit">Rename</button>
        <p>{hint}</p>
      </form>
    </main>
  );
}
