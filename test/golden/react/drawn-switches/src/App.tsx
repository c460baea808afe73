import { useState } from 'react';
import { X } from './icons';

/** A button with nothing but a knob has the text before it. A button with a part of unknown look has none. */
export function App({ close }) {
  const [sounds, setSounds] = useState(true);
  return (
    <main>
      <div className="row">
        <label>Play sounds</label>
        <button className={sounds ? 'on' : 'off'} onClick={() => setSounds(!sounds)}>
          <span className="knob" />
        </button>
      </div>
      <div className="row">
        <p>Settings</p>
        <button onClick={() => close('settings')}>
          <X />
        </button>
      </div>
    </main>
  );
}
