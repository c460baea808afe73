import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';

/** A form that is drawn anew on request, and a filter. The person types beside the calls. */
export function PersonTyping() {
  const [draft, setDraft] = useState({ nickname: '', city: '' });
  const [saved, setSaved] = useState<string[]>([]);
  const [filter, setFilter] = useState('');
  const [drawing, setDrawing] = useState(0);
  useShown({ draft, saved, filter, drawing });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSaved((before) => [...before, `${draft.nickname} ${draft.city}`]);
  };
  return (
    <main>
      <form aria-label="Profile" key={drawing} onSubmit={submit}>
        <label>
          Nickname{' '}
          <input
            name="nickname"
            value={draft.nickname}
            onChange={(event) => setDraft({ ...draft, nickname: event.target.value })}
          />
        </label>
        <label>
          City{' '}
          <input
            name="city"
            value={draft.city}
            onChange={(event) => setDraft({ ...draft, city: event.target.value })}
          />
        </label>
        <button>Save profile</button>
      </form>
      <label>
        Filter <input name="filter" value={filter} onChange={(event) => setFilter(event.target.value)} />
      </label>
      <button type="button" onClick={() => setDrawing(drawing + 1)}>
        Draw anew
      </button>
      <p role="status">{saved.length > 0 && `Saved ${saved.length}`}</p>
    </main>
  );
}
