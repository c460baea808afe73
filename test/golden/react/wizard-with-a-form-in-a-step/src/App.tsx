import { useState } from 'react';

/** "Confirm" sends all data, but no page shows it beside a field. "Keep draft" below the parts is beside each of them. */
export function App() {
  const [part, setPart] = useState(1);
  const [data, setData] = useState({ name: '', email: '' });
  const [mail, setMail] = useState('');
  const next = () => setPart(part + 1);
  const confirm = () => {
    localStorage.setItem('person', JSON.stringify(data));
    next();
  };
  return (
    <>
      {part === 1 && (
        <div>
          <input placeholder="Name" value={data.name} onChange={(event) => setData({ ...data, name: event.target.value })} />
          <input placeholder="Mail" value={mail} onChange={(event) => setMail(event.target.value)} />
          <button onClick={next}>Continue</button>
        </div>
      )}
      {part === 2 && <Contact data={data} setData={setData} next={next} />}
      {part === 3 && <button onClick={confirm}>Confirm</button>}
      <button onClick={() => localStorage.setItem('draft', mail)}>Keep draft</button>
    </>
  );
}

function Contact({ data, setData, next }) {
  const submit = (event) => {
    event.preventDefault();
    next();
  };
  return (
    <form onSubmit={submit}>
      <input placeholder="Email" value={data.email} onChange={(event) => setData({ ...data, email: event.target.value })} />
      <button type="submit">Go on</button>
    </form>
  );
}
