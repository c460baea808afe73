import { useEffect, useState, type ReactNode } from 'react';

import { AskForm } from '../parts/ask-form';
import { PortalBox } from '../parts/portal-box';
import { useShown } from '../use-shown';

/** Brings parts onto the page from afar, so that no reader of the source sees the part behind a button. */
const bus = new EventTarget();
const call = (part: string) => bus.dispatchEvent(new CustomEvent('open', { detail: part }));

/** Buttons that open forms, a button that asks, and a form with openers that do not submit. */
export function OpeningForms() {
  const [part, setPart] = useState('');
  const [sent, setSent] = useState<Record<string, string>>({});
  const [guest, setGuest] = useState('');
  const [booked, setBooked] = useState('');
  useShown({ part, sent, booked });
  useEffect(() => {
    const open = (event: Event) => setPart((event as CustomEvent<string>).detail);
    bus.addEventListener('open', open);
    return () => bus.removeEventListener('open', open);
  }, []);
  const close = () => setPart('');
  const ask = (name: string, field: string) => (
    <PortalBox name={name} onClose={close}>
      <AskForm field={field} act={`Send ${name}`} onAnswer={(value) => setSent({ ...sent, [name]: value })} />
    </PortalBox>
  );
  const parts = new Map<string, () => ReactNode>([
    ['plan', () => ask('Change of plan', 'New plan')],
    ['account', () => ask('Reason for leaving', 'Reason')],
    [
      'address',
      () => (
        <section>
          <h2>New address</h2>
          <AskForm field="Street" act="Keep street" onAnswer={(value) => setSent({ ...sent, address: value })} />
        </section>
      ),
    ],
    [
      'data',
      () => (
        <PortalBox name="Remove data" onClose={close}>
          <p>Really remove all data?</p>
          <button onClick={() => setSent({ ...sent, data: 'gone' })}>Yes</button>
        </PortalBox>
      ),
    ],
  ]);

  return (
    <main>
      <h1>Account</h1>
      <p>
        <button onClick={() => call('plan')}>Change plan</button>
        <button onClick={() => setPart('account')}>Delete account</button>
        <button onClick={() => call('address')}>Move house</button>
        <button onClick={() => call('data')}>Remove data</button>
      </p>
      {parts.get(part)?.()}
      <form
        aria-label="Booking"
        onSubmit={(event) => {
          event.preventDefault();
          setBooked(guest);
        }}
      >
        <label>
          Guest
          <input value={guest} onChange={(event) => setGuest(event.target.value)} required />
        </label>
        <button aria-haspopup="dialog" onClick={(event) => event.preventDefault()}>
          Arrival day
        </button>
        <button>Book</button>
        {booked && <p role="status">Booked</p>}
      </form>
    </main>
  );
}
