import { useId, type ReactNode } from 'react';

import { useParcelDesk } from './use-parcel-desk';

function Labelled({ label, children }: { label: string; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </p>
  );
}

/** The control of the experiment: the same form, each box with a label of its own. */
export function PlainLabelsPage() {
  const { desk, set, send, swap, print, keepDraft, track, turn } = useParcelDesk();
  const { parcel } = desk;
  return (
    <main>
      <h1>Send a parcel</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Labelled label="Sender name">
          {(id) => <input id={id} required value={parcel.sender} onChange={(e) => set({ sender: e.target.value })} />}
        </Labelled>
        <Labelled label="Pick-up street">
          {(id) => <input id={id} value={parcel.street} onChange={(e) => set({ street: e.target.value })} />}
        </Labelled>
        <Labelled label="Weight in kg">
          {(id) => (
            <input id={id} type="number" value={parcel.weight} onChange={(e) => set({ weight: e.target.value })} />
          )}
        </Labelled>
        <Labelled label="Phone number">
          {(id) => <input id={id} type="tel" value={parcel.phone} onChange={(e) => set({ phone: e.target.value })} />}
        </Labelled>
        <Labelled label="City">
          {(id) => <input id={id} value={parcel.city} onChange={(e) => set({ city: e.target.value })} />}
        </Labelled>
        <Labelled label="Declared value">
          {(id) => <input id={id} value={parcel.value} onChange={(e) => set({ value: e.target.value })} />}
        </Labelled>
        <Labelled label="Reference">
          {(id) => <input id={id} value={parcel.reference} onChange={(e) => set({ reference: e.target.value })} />}
        </Labelled>
        <button>Send parcel</button>
      </form>
      <section aria-label="Tools">
        <button onClick={swap}>Swap addresses</button>
        <button onClick={print}>Print label</button>
        <button onClick={keepDraft}>Keep draft</button>
        <button onClick={track}>Track parcels</button>
        <button onClick={turn}>Turn preview</button>
      </section>
    </main>
  );
}
