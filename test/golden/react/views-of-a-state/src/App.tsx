import { useState } from 'react';

/** The last view has no value of its own: it is behind the `else`. */
export function App() {
  const [view, setView] = useState<'home' | 'reports' | 'calendar'>('home');
  const [step, setStep] = useState(1);
  return (
    <div>
      <nav>
        <button onClick={() => setView('home')}>Home</button>
        <button onClick={() => setView('reports')}>Reports</button>
        <button onClick={() => setView('calendar')}>Calendar</button>
      </nav>
      {view === 'home' ? (
        <button onClick={() => fetch('/entries', { method: 'POST' })}>Add entry</button>
      ) : view === 'reports' ? (
        <button onClick={() => fetch('/reports', { method: 'POST' })}>Add report</button>
      ) : (
        <button onClick={() => fetch('/bills', { method: 'POST' })}>Add bill</button>
      )}
      {step !== 3 && <button onClick={() => setStep(step + 1)}>Next</button>}
    </div>
  );
}
