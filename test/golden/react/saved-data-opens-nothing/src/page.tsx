import { useState } from 'react';

import { usePlanStore } from './plan-store';

function Plans() {
  const { plans, month, savePlan, openHelp, isHelpOpen, isExpired, showTotals, setShowTotals } = usePlanStore();
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState({ shown: false });
  const [scenario, setScenario] = useState('Main');
  const plan = plans[month];
  const use = () => {
    savePlan(month, { scenario });
    setOpen(false);
  };
  return (
    <main>
      <button onClick={() => setOpen(true)}>Set plan</button>
      <button onClick={openHelp}>Help</button>
      <button onClick={() => setPanel((now) => nextPanel(now))}>Panel</button>
      <input
        type="checkbox"
        aria-label="Show totals"
        checked={showTotals}
        onChange={(event) => setShowTotals(event.target.checked)}
      />
      {plan && (
        <section>
          <h2>Plan of the month</h2>
          <button onClick={() => savePlan(month, undefined)}>Remove plan</button>
        </section>
      )}
      {open && (
        <div role="dialog" aria-label="Select a scenario">
          <select aria-label="Scenario" value={scenario} onChange={(event) => setScenario(event.target.value)}>
            <option>Main</option>
            <option>Coast</option>
          </select>
          <button onClick={use}>Use scenario</button>
          <button onClick={() => setOpen(false)}>Cancel</button>
        </div>
      )}
      {panel.shown && (
        <div role="dialog" aria-label="Panel">
          <input aria-label="Note" />
        </div>
      )}
      {isHelpOpen && <div role="dialog" aria-label="Help"><input aria-label="Question" /></div>}
      {isExpired && <div role="dialog" aria-label="Session expired"><button>Log in</button></div>}
    </main>
  );
}

function Settings() {
  const { undoMinutes } = usePlanStore();
  const updateSettings = usePlanStore((state) => state.updateSettings);
  const [local, setLocal] = useState({ undoMinutes });
  const save = () => updateSettings({ ...local });
  return (
    <section>
      <label>
        Undo window
        <input
          type="number"
          value={local.undoMinutes}
          onChange={(event) => setLocal((now) => ({ ...now, undoMinutes: Number(event.target.value) }))}
        />
      </label>
      <button onClick={save} disabled={local.undoMinutes === undoMinutes}>
        Save
      </button>
    </section>
  );
}

export function App() {
  return (
    <>
      <Plans />
      <Settings />
    </>
  );
}
