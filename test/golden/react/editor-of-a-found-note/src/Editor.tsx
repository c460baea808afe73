export function Editor({ note, onUpdate }) {
  const edit = (key, value) => onUpdate({ ...note, [key]: value });
  if (!note) return <p>No note is open.</p>;
  return (
    <main>
      <input placeholder="Title" value={note.title} onChange={(event) => edit('title', event.target.value)} />
      <textarea placeholder="Text" value={note.body} onChange={(event) => edit('body', event.target.value)} />
    </main>
  );
}
