import { useState } from 'react';
import { Editor } from './Editor';

/** "New note" adds a note without what the editor shows: it takes no field. "Save" takes the fields of the draft. */
export function App() {
  const [notes, setNotes] = useState([]);
  const [openId, setOpenId] = useState(null);
  const [draft, setDraft] = useState({ label: '' });
  const [labels, setLabels] = useState([]);
  const note = notes.find((one) => one.id === openId);
  const add = () => {
    const made = { id: crypto.randomUUID(), title: 'Untitled', body: '' };
    setNotes([made, ...notes]);
    setOpenId(made.id);
  };
  const update = (changed) => setNotes(notes.map((one) => (one.id === changed.id ? changed : one)));
  return (
    <>
      <aside>
        <button onClick={add}>New note</button>
        {notes.map(({ id, title }) => (
          <div key={id} onClick={() => setOpenId(id)}>
            <strong>{title}</strong>
            <button onClick={() => setNotes(notes.filter((one) => one.id !== id))}>Delete</button>
          </div>
        ))}
      </aside>
      <Editor note={note} onUpdate={update} />
      <input placeholder="Label" value={draft.label} onChange={(event) => setDraft({ label: event.target.value })} />
      <button onClick={() => setLabels([...labels, draft])}>Add label</button>
    </>
  );
}
