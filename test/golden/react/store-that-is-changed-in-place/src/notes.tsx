import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';

import { useNoteActions, useNotes, useOpenId } from './note-store';

function NoteCard({ note }: { note: { id: string; title: string } }) {
  const { toggle, remove } = useNoteActions();
  const [asking, setAsking] = useState(false);
  return (
    <div className="card" onClick={() => toggle(note.id)}>
      <p>{note.title}</p>
      <button
        aria-label="Remove note"
        onClick={(event) => {
          event.stopPropagation();
          setAsking(true);
        }}
      />
      <Dialog.Root open={asking} onOpenChange={setAsking}>
        <Dialog.Portal>
          <Dialog.Content>
            <Dialog.Title>Remove note</Dialog.Title>
            <button onClick={() => remove(note.id)}>Remove</button>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </div>
  );
}

export function Notes() {
  const notes = useNotes();
  const openId = useOpenId();
  const { add, open } = useNoteActions();
  return (
    <main>
      <button
        onClick={() => {
          const id = crypto.randomUUID();
          add(id);
          open(id);
        }}
      >
        New note
      </button>
      {notes.map((note) => (
        <NoteCard key={note.id} note={note} />
      ))}
      {openId && (
        <form id="note">
          <label>
            Title <input name="title" />
          </label>
          <button>Save</button>
          <button type="button" onClick={() => open(null)}>
            Close
          </button>
        </form>
      )}
    </main>
  );
}
