import { useState } from 'react';

import type { Pager } from 'a-pager';

/**
 * The buttons of a bar appear once something is chosen. The box that chooses all goes neither with them nor with the search.
 * Files are added to a list, which keeps no value of their field. The weight goes with the button that uses it.
 * "Next" turns pages, and submits no size of a page.
 */
export function Parcels({ table }: { table: Pager }) {
  const [parcels, setParcels] = useState<string[]>([]);
  const [chosen, setChosen] = useState<string[]>([]);
  const [query, setQuery] = useState('');
  const [weight, setWeight] = useState('');
  const [labels, setLabels] = useState<string[]>([]);
  const shown = parcels.filter((parcel) => parcel.includes(query));
  return (
    <main>
      <input placeholder="Search parcels" value={query} onChange={(event) => setQuery(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Choose all"
        checked={chosen.length === shown.length}
        onChange={(event) => setChosen(event.target.checked ? shown : [])}
      />
      {chosen.length > 0 && (
        <div>
          <button
            onClick={() => {
              setParcels((all) => all.filter((one) => !chosen.includes(one)));
              setChosen([]);
            }}
          >
            Send chosen parcels
          </button>
          <button onClick={() => setChosen([])}>Choose none</button>
        </div>
      )}
      <input
        type="file"
        aria-label="Labels"
        onChange={(event) => setLabels([...labels, ...[...event.target.files].map(({ name }) => name)])}
      />
      <button onClick={() => setLabels([])}>Drop the labels</button>
      <select value={table.getState().pageSize} onChange={(event) => table.setPageSize(event.target.value)}>
        <option>10</option>
        <option>20</option>
      </select>
      <button onClick={() => table.nextPage()}>Next</button>
      <input placeholder="Weight" value={weight} onChange={(event) => setWeight(event.target.value)} />
      <button onClick={() => setParcels([...parcels, weight])}>Weigh</button>
    </main>
  );
}
