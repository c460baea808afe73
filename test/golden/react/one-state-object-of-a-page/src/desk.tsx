import { useState } from 'react';

const start = { isReporting: false, calls: 0, size: 'small', report: { subject: '' } };

export function Desk() {
  const [desk, setDesk] = useState(start);
  const change = (part) => setDesk((before) => ({ ...before, ...part }));
  return (
    <main>
      <button onClick={() => change({ calls: desk.calls + 1 })}>Call a mechanic</button>
      <button onClick={() => setDesk({ ...desk, size: 'large' })}>Large</button>
      <button onClick={() => change({ isReporting: true })}>Report a problem</button>
      {desk.isReporting && (
        <div role="dialog" aria-label="Report">
          <label>
            Subject
            <input
              value={desk.report.subject}
              onChange={(event) => change({ report: { ...desk.report, subject: event.target.value } })}
            />
          </label>
          <button onClick={() => change({ isReporting: false })}>Not now</button>
        </div>
      )}
      <button onClick={() => setDesk(start)}>Start over</button>
    </main>
  );
}
