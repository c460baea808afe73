import { useState, type FormEvent } from 'react';

/** A form with one field. */
export function AskForm({ field, act, onAnswer }: { field: string; act: string; onAnswer(value: string): void }) {
  const [value, setValue] = useState('');
  const [done, setDone] = useState(0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(value);
    setDone(done + 1);
  };
  return (
    <form onSubmit={send}>
      <label>
        {field}
        <input value={value} onChange={(event) => setValue(event.target.value)} required />
      </label>
      <button type="submit">{act}</button>
      {done > 0 && <p role="status">Kept ({done})</p>}
    </form>
  );
}
