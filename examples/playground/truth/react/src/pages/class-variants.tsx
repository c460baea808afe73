import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';

/** A toast whose classes hold variants of an error, and whose buttons are red. Red is also the colour of a name. */
export function ClassVariants() {
  const [saved, setSaved] = useState<string[]>([]);
  const [name, setName] = useState('');
  const [toast, setToast] = useState<{ text: string; red: boolean }>();
  useShown(saved);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const bad = name === 'Nil';
    if (!bad) setSaved([...saved, name]);
    setToast({
      text: bad ? 'Sundays only' : name === 'Red' ? 'The name was saved' : `${name} is kept`,
      red: bad || name === 'Red',
    });
  }
  return (
    <main>
      <h1>Names</h1>
      <form onSubmit={save}>
        <label className="aria-invalid:border-destructive">
          Name
          <input value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <button>Save name</button>
      </form>
      {toast && (
        <div
          role="status"
          className={`group rounded group-[.destructive]:border ${toast.red ? 'destructive' : 'aria-invalid:ring-error'}`}
        >
          <p className="group-[.destructive]:text-red-300">{toast.text}</p>
          <button className="btn-danger group-[.destructive]:text-red-300" onClick={() => setToast(undefined)}>
            Not now
          </button>
        </div>
      )}
    </main>
  );
}
