import { useSearchParams } from 'react-router-dom';
/** The default of a missing key is the tab that the page shows first. Another key shows no tab. */
export function App() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? 'profile';
  return (
    <div>
      <button onClick={() => setParams({ tab: 'profile' })}>Profile</button>
      <button onClick={() => setParams({ tab: 'billing' })}>Billing</button>
      <button onClick={() => setParams({ sort: 'billing' })}>Sort</button>
      {tab === 'profile' && <form onSubmit={(e) => { e.preventDefault(); fetch('/p', { method: 'POST' }); }}><label>Name <input name="name" /></label><button>Save profile</button></form>}
      {tab === 'billing' && <form onSubmit={(e) => { e.preventDefault(); fetch('/b', { method: 'POST' }); }}><label>Card <input name="card" /></label><button>Save billing</button></form>}
    </div>
  );
}
