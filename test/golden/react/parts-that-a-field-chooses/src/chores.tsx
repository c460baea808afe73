import { useState } from 'react';

interface Chore {
  id: number;
  title: string;
  kind: string;
  rhythm: string;
}

const blank = { title: '', kind: 'once', rhythm: 'weekly' };

/**
 * "Edit" fills the form with a record, and so sets the kind that shows a part of it. The field "Kind" chooses the part. No
 * field shows the history: "History" opens it, for a record of its own.
 */
export function Chores() {
  const [chores, setChores] = useState<Chore[]>([]);
  const [open, setOpen] = useState(false);
  const [form, setForm] = useState(blank);
  const [tab, setTab] = useState('');
  const change = (event) => setForm({ ...form, [event.target.name]: event.target.value });
  const add = () => {
    setForm(blank);
    setOpen(true);
  };
  const edit = (chore: Chore) => {
    setForm({ title: chore.title, kind: chore.kind, rhythm: chore.rhythm });
    setOpen(true);
  };
  const save = (event) => {
    event.preventDefault();
    setChores([...chores, { ...form, id: Date.now() }]);
    setOpen(false);
  };
  return (
    <div>
      <button onClick={add}>New chore</button>
      <ul>
        {chores.map((chore) => (
          <li key={chore.id}>
            {chore.title}
            <button onClick={() => edit(chore)}>Edit</button>
            <button
              onClick={() => {
                setForm({ title: chore.title, kind: chore.kind, rhythm: chore.rhythm });
                setTab(chore.kind);
                setOpen(true);
              }}
            >
              History
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <div role="dialog" aria-label="Chore">
          <form onSubmit={save}>
            <label>
              Title <input name="title" value={form.title} onChange={change} />
            </label>
            <label>
              Kind
              <select name="kind" value={form.kind} onChange={change}>
                <option value="once">Once</option>
                <option value="again">Again</option>
              </select>
            </label>
            {form.kind === 'again' && (
              <label>
                Rhythm <input name="rhythm" value={form.rhythm} onChange={change} />
              </label>
            )}
            {tab !== '' && (
              <div>
                <button type="button" onClick={() => localStorage.removeItem('history')}>
                  Forget the past
                </button>
              </div>
            )}
            <button>Save chore</button>
          </form>
        </div>
      )}
    </div>
  );
}
