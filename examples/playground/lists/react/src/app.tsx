import { useState, type FormEvent } from 'react';

interface Line {
  id: number;
  item: string;
  pieces: string;
}
interface Todo {
  id: number;
  text: string;
  done: boolean;
}

let last = 0;
const blank = (): Line => ({ id: (last += 1), item: '', pieces: '1' });

/** An invoice with lines and guests. The lines begin with one line, the guests with none. */
function Invoice({ onSend }: { onSend(sent: object): void }) {
  const [client, setClient] = useState('');
  const [lines, setLines] = useState<Line[]>([blank()]);
  const [guests, setGuests] = useState<{ id: number; mail: string }[]>([]);
  const change = (id: number, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...part } : line)));
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend({
      client,
      lines: lines.map(({ item, pieces }) => `${item} ${pieces}`),
      guests: guests.map(({ mail }) => mail),
    });
  };
  return (
    <form onSubmit={send} aria-label="Invoice">
      <label>
        Client <input required value={client} onChange={(event) => setClient(event.target.value)} />
      </label>
      <h2>Lines</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <input
              required
              aria-label="Item"
              value={line.item}
              onChange={(event) => change(line.id, { item: event.target.value })}
            />
            <input
              type="number"
              aria-label="Pieces"
              min={1}
              value={line.pieces}
              onChange={(event) => change(line.id, { pieces: event.target.value })}
            />
            <button type="button" onClick={() => setLines(lines.filter((other) => other.id !== line.id))}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setLines([...lines, blank()])}>
        Add a line
      </button>
      <h2>Guests</h2>
      {guests.map((guest, at) => (
        <div className="guest" key={guest.id}>
          <input
            type="email"
            placeholder={at === 0 ? 'The first guest' : 'One more guest'}
            value={guest.mail}
            onChange={(event) =>
              setGuests(guests.map((one) => (one.id === guest.id ? { ...one, mail: event.target.value } : one)))
            }
          />
          <button
            type="button"
            aria-label="Take away"
            onClick={() => setGuests(guests.filter(({ id }) => id !== guest.id))}
          >
            ×
          </button>
        </div>
      ))}
      <button type="button" onClick={() => setGuests([...guests, { id: (last += 1), mail: '' }])}>
        + Guest
      </button>
      <button>Send invoice</button>
    </form>
  );
}

/** Records beside a form: the button that submits makes a record. */
function Todos() {
  const [text, setText] = useState('');
  const [todos, setTodos] = useState<Todo[]>([
    { id: 1001, text: 'Call Ada', done: false },
    { id: 1002, text: 'Buy stamps', done: true },
  ]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTodos([...todos, { id: (last += 1), text, done: false }]);
    setText('');
  };
  return (
    <form onSubmit={add} aria-label="To do">
      <input aria-label="New to-do" value={text} onChange={(event) => setText(event.target.value)} />
      <button>Add to-do</button>
      <ol>
        {todos.map((todo) => (
          <li key={todo.id}>
            <input
              type="checkbox"
              checked={todo.done}
              onChange={() => setTodos(todos.map((one) => (one === todo ? { ...one, done: !one.done } : one)))}
            />
            <b>{todo.text}</b>
            <button type="button" onClick={() => setTodos(todos.filter((one) => one !== todo))}>
              Remove
            </button>
          </li>
        ))}
      </ol>
    </form>
  );
}

/** Two steps that one form shows in turn. */
function Trip({ onSend }: { onSend(sent: object): void }) {
  const [step, setStep] = useState(1);
  const [traveller, setTraveller] = useState('');
  const [town, setTown] = useState('');
  const book = (event: FormEvent) => {
    event.preventDefault();
    onSend({ traveller, town });
    setStep(1);
  };
  return (
    <form onSubmit={book} aria-label="Book a trip">
      {step === 1 && (
        <section aria-label="Who travels">
          <label>
            Traveller <input value={traveller} onChange={(event) => setTraveller(event.target.value)} />
          </label>
          <button type="button" onClick={() => setStep(2)}>
            Next
          </button>
        </section>
      )}
      {step === 2 && (
        <section aria-label="Where to">
          <label>
            Town <input value={town} onChange={(event) => setTown(event.target.value)} />
          </label>
          <button>Book trip</button>
        </section>
      )}
    </form>
  );
}

export function App() {
  const [sent, setSent] = useState<object>();
  return (
    <main>
      <h1>Invoices</h1>
      <Invoice onSend={setSent} />
      <Todos />
      <Trip onSend={setSent} />
      <p role="status">{sent === undefined ? '' : 'It was sent'}</p>
      <output id="sent">{JSON.stringify(sent)}</output>
    </main>
  );
}
