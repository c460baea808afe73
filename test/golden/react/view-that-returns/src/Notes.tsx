import { useState } from 'react';

type View = 'list' | 'new' | 'open';

export function Notes({ notes, add }: { notes: { id: number; title: string; text: string }[]; add: (title: string) => void }) {
  const [view, setView] = useState<View>('list');
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const [title, setTitle] = useState('');
  const open = (id: number) => {
    setChosen(id);
    setView('open');
  };
  const back = () => {
    setView('list');
    setChosen(undefined);
  };
  return (
    <main>
      {view === 'list' && (
        <>
          <button onClick={() => setView('new')}>Write a note</button>
          <ul>
            {notes.map((note) => (
              <li key={note.id}>
                <h3>{note.title}</h3>
                <button onClick={() => open(note.id)}>Show</button>
              </li>
            ))}
          </ul>
        </>
      )}
      {view === 'new' && (
        <form
          onSubmit={() => {
            add(title);
            setView('list');
          }}
        >
          <label>
            Title <input value={title} onChange={(event) => setTitle(event.target.value)} />
          </label>
          <button type="submit">Keep the note</button>
        </form>
      )}
      {view === 'open' && (
        <article>
          <p>{notes.find(({ id }) => id === chosen)?.text}</p>
          <button onClick={back}>Back to the notes</button>
        </article>
      )}
    </main>
  );
}
