import { useEffect, useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';

/** A page on which other parts answer while a record is added: a form that validates on blur, and a toast. */
export function ForeignRefusals() {
  const [records, setRecords] = useState(['Table']);
  const [adding, setAdding] = useState(true);
  const [published, setPublished] = useState(0);
  const [mailError, setMailError] = useState('');
  const [toast, setToast] = useState(false);
  const [message, setMessage] = useState('');
  useShown({ records, published });
  // The toast comes by itself, as one about cookies does.
  useEffect(() => {
    if (records.length > 1 || published > 0) setToast(true);
  }, [records, published]);

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name') as string;
    if (name === 'Table') return setMessage('This name is already taken');
    setRecords([...records, name]);
    setAdding(false);
  }
  return (
    <main>
      <h1>Records</h1>
      <form aria-label="Newsletter" onSubmit={(event) => event.preventDefault()}>
        <label>
          Mail
          <input
            name="mail"
            aria-invalid={mailError !== ''}
            aria-describedby="mail-error"
            onBlur={(event) => setMailError(event.target.value ? '' : 'Please enter an address')}
          />
        </label>
        <span id="mail-error" className="error">
          {mailError}
        </span>
        <button>Subscribe</button>
      </form>
      <ul>
        {records.map((record) => (
          <li key={record}>{record}</li>
        ))}
      </ul>
      <p>Published {published} times</p>
      <button onClick={() => setPublished(published + 1)}>Publish all</button>
      {adding ? (
        <form aria-label="New record" onSubmit={add}>
          <label>
            Name
            <input name="name" required />
          </label>
          {message && <p role="alert">{message}</p>}
          <button>Add record</button>
        </form>
      ) : (
        <button onClick={() => setAdding(true)}>New record</button>
      )}
      {toast && (
        <div role="alert" style={{ position: 'fixed', bottom: 0 }}>
          Some cookies are required.
          <button onClick={() => setToast(false)}>Accept all</button>
          <button onClick={() => setToast(false)}>Not now</button>
        </div>
      )}
    </main>
  );
}
