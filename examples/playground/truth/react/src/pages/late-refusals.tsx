import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';

/** Answers that come after the first word of success. The server refuses Ada, and a title that is "taken". */
export function LateRefusals() {
  const [status, setStatus] = useState('');
  const [guests, setGuests] = useState(['Ada', 'Ben', 'Cleo']);
  const [saved, setSaved] = useState<string[]>([]);
  useShown({ guests, saved });

  const save = (text: string): void => setSaved((all) => [...all, text]);
  const submitTitle = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title'));
    setStatus('Saved');
    if (title === 'taken') setTimeout(() => setStatus('Could not be saved'), 300);
    else save(title);
  };
  const publish = (works: boolean): void => {
    setStatus('Published');
    setTimeout(() => {
      setStatus(works ? '' : 'Could not be published');
      if (works) save('published');
    }, 2000);
  };
  const archive = (guest: string): void => {
    const before = guests;
    setGuests(guests.filter((each) => each !== guest));
    if (guest === 'Ada') setTimeout(() => setGuests(before), 1200);
  };
  const subscribe = (event: FormEvent): void => {
    event.preventDefault();
    setStatus('Please solve the captcha');
  };
  const reset = (): void => {
    if (!window.confirm('Renumber all guests?')) return setStatus('Cancelled');
    save('renumbered');
    setStatus('All guests have new numbers');
  };
  return (
    <main>
      <h1>Late refusals</h1>
      <form aria-label="Title" onSubmit={submitTitle}>
        <label>
          Title <input name="title" required />
        </label>
        <button>Save title</button>
      </form>
      <button type="button" onClick={() => publish(false)}>
        Publish draft
      </button>
      <button type="button" onClick={() => publish(true)}>
        Publish page
      </button>
      <ul>
        {guests.map((guest) => (
          <li key={guest}>
            <b>{guest}</b>{' '}
            <button type="button" onClick={() => archive(guest)}>
              Archive
            </button>
          </li>
        ))}
      </ul>
      <form aria-label="Newsletter" onSubmit={subscribe}>
        <label>
          Nickname <input name="nickname" required />
        </label>
        <button>Subscribe</button>
      </form>
      <button type="button" onClick={reset}>
        Renumber guests
      </button>
      <form aria-label="Order" action="/orders/new" method="post">
        <label>
          Dish <input name="dish" required />
        </label>
        <button>Order dish</button>
      </form>
      <p role="status">{status}</p>
    </main>
  );
}
