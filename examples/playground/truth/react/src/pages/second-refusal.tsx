import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';

const fields = ['Title', 'Title on card', 'Town'] as const;

/** A form that names each refused field, acts whose answer is outside the form, and one without an answer. */
export function SecondRefusal() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [sent, setSent] = useState<Record<string, string>[]>([]);
  const [celsius, setCelsius] = useState('');
  const [fahrenheit, setFahrenheit] = useState('');
  const [queue, setQueue] = useState(['One']);
  const [exported, setExported] = useState(0);
  const [weight, setWeight] = useState('');
  useShown({ sent, fahrenheit, queue, exported });

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const found = fields.flatMap((label) => {
      const value = values[label] ?? '';
      return value.length < 3 ? [[label, value ? 'At least three letters' : 'A text is needed']] : [];
    });
    setErrors(Object.fromEntries(found));
    if (!found.length) setSent([...sent, values]);
  }
  function save() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([queue.join('\n')]));
    link.download = 'queue.txt';
    link.click();
    setExported(exported + 1);
  }
  return (
    <main>
      <h1>Cards</h1>
      <form aria-label="Card" onSubmit={send} noValidate>
        {fields.map((label) => (
          <div key={label}>
            <label>
              {label}
              <input name={label} aria-invalid={label === 'Title on card' && label in errors} />
            </label>
            {label !== 'Title on card' && errors[label] && <span role="alert">{errors[label]}</span>}
          </div>
        ))}
        <button>Send card</button>
      </form>
      <section aria-label="Degrees">
        <label>
          Celsius
          <input value={celsius} onChange={(event) => setCelsius(event.target.value)} />
        </label>
        <label>
          Fahrenheit
          <input value={fahrenheit} readOnly />
        </label>
        <button onClick={() => setFahrenheit(String(Number(celsius) * 1.8 + 32))}>Convert degrees</button>
      </section>
      <form aria-label="Scales" onSubmit={(event) => event.preventDefault()}>
        <label>
          Weight
          <input value={weight} onChange={(event) => setWeight(event.target.value)} />
        </label>
        <button>Weigh parcel</button>
      </form>
      <ul>
        {queue.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <div>
        <button onClick={() => setQueue([...queue, `Number ${queue.length + 1}`])}>Enqueue number</button>
      </div>
      <div>
        <button onClick={() => setQueue(queue.slice(1))}>Serve number</button>
      </div>
      <div>
        <button onClick={save}>Export queue</button>
      </div>
    </main>
  );
}
