import { useState } from 'react';

type Mode = 'idle' | 'add' | 'remove';

export function Dialogs() {
  const [mode, setMode] = useState<Mode>('idle');
  return (
    <>
      <button onClick={() => setMode('add')}>Add member</button>
      <button onClick={() => setMode('remove')}>Remove member…</button>
      {mode === 'add' && (
        <dialog open aria-label="Add a member">
          <form onSubmit={() => fetch('/members', { method: 'POST' })}>
            <input name="name" aria-label="Name" />
            <button>Add</button>
            <button type="button" onClick={() => setMode('idle')}>
              Cancel
            </button>
          </form>
        </dialog>
      )}
      {mode === 'remove' && (
        <dialog open aria-label="Remove a member">
          <button onClick={() => fetch('/members', { method: 'DELETE' })}>Yes, remove</button>
          <button onClick={() => setMode('idle')}>No</button>
        </dialog>
      )}
    </>
  );
}
