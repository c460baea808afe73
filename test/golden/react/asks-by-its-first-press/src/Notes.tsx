import { useState } from 'react';
import { useStore } from './store';

/** One function asks by the first press and acts by the second. */
export function Notes() {
  const { notes, clearNotes, removeNote, archiveNotes } = useStore();
  const [sure, setSure] = useState(false);
  const [armed, setArmed] = useState<string | null>(null);
  const handleClear = () => {
    if (sure) {
      clearNotes();
      setSure(false);
      return;
    }
    setSure(true);
  };
  const handleRemove = (id: string) => (armed === id ? removeNote(id) : setArmed(id));
  const handleArchive = () => {
    if (notes.length > 0) archiveNotes();
    else setSure(false);
  };
  return (
    <main>
      {sure ? (
        <div>
          <button onClick={handleClear}>Confirm</button>
          <button onClick={() => setSure(false)}>Keep</button>
        </div>
      ) : (
        <button onClick={handleClear}>Clear notes</button>
      )}
      <button onClick={handleArchive}>Archive</button>
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            {note.title}
            {armed !== note.id && <button onClick={() => handleRemove(note.id)}>Remove</button>}
            {armed === note.id && <button onClick={() => handleRemove(note.id)}>Really remove</button>}
          </li>
        ))}
      </ul>
    </main>
  );
}
