import { useState } from 'react';

/** A text that counts, or changes with the state of saving, names no field with a placeholder. "Reader" names its field. */
export function Letters({ letters, isSaving }: { letters: string[]; isSaving: boolean }) {
  const [query, setQuery] = useState('');
  const [title, setTitle] = useState('');
  const [reader, setReader] = useState('');
  return (
    <div>
      <span>{letters.length} letters</span>
      <input placeholder="Search letters" value={query} onChange={(event) => setQuery(event.target.value)} />
      <span>{isSaving ? 'Saving…' : 'Saved'}</span>
      <input placeholder="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
      <span>Reader</span>
      <input placeholder="Ada" value={reader} onChange={(event) => setReader(event.target.value)} />
    </div>
  );
}
