import { useState } from 'react';

/** A heading in a line of settings names its switch, and no section. A heading over several boxes names the section. */
export function App() {
  const [dark, setDark] = useState(false);
  const [mails, setMails] = useState(false);
  const [news, setNews] = useState(false);
  const [offers, setOffers] = useState(false);
  return (
    <main>
      <section>
        <div>
          <h3>Dark mode</h3>
          <Switch checked={dark} onChange={setDark} />
        </div>
        <div>
          <div>
            <h3>Mails</h3>
            <p>One for each event</p>
          </div>
          <Switch checked={mails} onChange={setMails} />
        </div>
      </section>
      <section>
        <h2>Letters</h2>
        <input type="checkbox" checked={news} onChange={() => setNews(!news)} /> News
        <input type="checkbox" checked={offers} onChange={() => setOffers(!offers)} /> Offers
      </section>
    </main>
  );
}

function Switch({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <button type="button" role="switch" aria-checked={checked} onClick={() => onChange(!checked)}>
      <span />
    </button>
  );
}
