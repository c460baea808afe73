import { useReducer } from 'react';

const initial = { open: false, view: 'home' };

function reducer(state, action) {
  switch (action.type) {
    case 'open':
      return state.open ? state : { ...state, open: true };
    case 'close':
      return { ...state, open: false };
    case 'view':
      return { ...state, view: action.payload };
    default:
      return state;
  }
}

/** The state itself has no name. "Leave" also sends a request, so it does not only close. */
export function App() {
  const [{ open, view }, dispatch] = useReducer(reducer, initial);
  return (
    <div>
      <button onClick={() => dispatch({ type: 'open' })}>Add member</button>
      <button onClick={() => dispatch({ type: 'view', payload: 'archive' })}>Archive</button>
      {open && (
        <div role="dialog">
          <button onClick={() => fetch('/members', { method: 'POST' })}>Save member</button>
          <button onClick={() => dispatch({ type: 'close' })}>Cancel</button>
          <button
            onClick={() => {
              fetch('/team', { method: 'DELETE' });
              dispatch({ type: 'close' });
            }}
          >
            Leave
          </button>
        </div>
      )}
      {view === 'archive' && <button onClick={() => fetch('/restore', { method: 'POST' })}>Restore all</button>}
    </div>
  );
}
