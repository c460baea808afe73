import { useState } from 'react';
import { X } from './icons';

/** A button with nothing but a knob has the text before it. In a row that text is data, and other parts are unknown. */
export function App({ close, options, set }) {
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
      <ul>
        {options.map((option) => (
          <li key={option.id}>
            <label>Option {option.name}</label>
            <button onClick={() => set(option.id)}>
              <span className="knob" />
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
