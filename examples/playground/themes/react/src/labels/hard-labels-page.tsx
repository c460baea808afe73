import { ArrowsIcon, BoxIcon, TurnIcon } from './icons';
import { useParcelDesk } from './use-parcel-desk';

/** The same form, with everything that a label is hidden in. */
export function HardLabelsPage() {
  const { desk, set, send, swap, print, keepDraft, track, turn } = useParcelDesk();
  const { parcel } = desk;
  return (
    <main>
      <h1>Send a parcel</h1>
      <aside>
        <h2 id="pick-up">Pick-up</h2>
        <span id="sender-words">Sender name</span>
        <span id="street-word">street</span>
      </aside>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          aria-labelledby="sender-words"
          required
          value={parcel.sender}
          onChange={(event) => set({ sender: event.target.value })}
        />
        <input
          aria-labelledby="pick-up street-word"
          value={parcel.street}
          onChange={(event) => set({ street: event.target.value })}
        />
        <label>
          <b>Weight</b> <i>in</i> <abbr>kg</abbr>
          <input type="number" value={parcel.weight} onChange={(event) => set({ weight: event.target.value })} />
        </label>
        <input
          type="tel"
          placeholder="Phone number"
          value={parcel.phone}
          onChange={(event) => set({ phone: event.target.value })}
        />
        <div className="floating">
          <input id="parcel-city" placeholder=" " value={parcel.city} onChange={(e) => set({ city: e.target.value })} />
          <label htmlFor="parcel-city">City</label>
        </div>
        <input title="Declared value" value={parcel.value} onChange={(event) => set({ value: event.target.value })} />
        <table>
          <tbody>
            <tr>
              <td>Reference</td>
              <td>
                <input value={parcel.reference} onChange={(event) => set({ reference: event.target.value })} />
              </td>
            </tr>
          </tbody>
        </table>
        <button>
          <BoxIcon />
          <span className="visually-hidden">Send parcel</span>
        </button>
      </form>
      <section aria-label="Tools">
        <button aria-label="Swap addresses" onClick={swap}>
          <ArrowsIcon />
        </button>
        <button onClick={print}>
          <span className="material-icons">print</span>
        </button>
        <button aria-label="Keep draft" onClick={keepDraft}>
          <span className="material-icons" aria-hidden="true">
            save
          </span>
        </button>
        <button title="Track parcels" onClick={track}>
          <BoxIcon />
        </button>
        <button onClick={turn}>
          <TurnIcon />
        </button>
      </section>
    </main>
  );
}
