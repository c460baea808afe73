import { useState, type FormEvent } from 'react';

import { PortalBox } from '../parts/portal-box';
import { useShown } from '../use-shown';

interface Pot {
  id: number;
  plant: string;
  place: string;
}

/** One dialog that adds a pot, and changes the pot of a row. */
export function EditDialog() {
  const [pots, setPots] = useState<Pot[]>([
    { id: 1, plant: 'Basil', place: 'Kitchen' },
    { id: 2, plant: 'Fern', place: 'Bath' },
  ]);
  const [isOpen, setOpen] = useState(false);
  const [editing, setEditing] = useState<Pot | null>(null);
  useShown(pots);
  const openWith = (pot: Pot | null): void => {
    setEditing(pot);
    setOpen(true);
  };
  const keep = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const pot = {
      id: editing?.id ?? pots.length + 1,
      plant: String(given.get('plant')),
      place: String(given.get('place')),
    };
    setPots(editing ? pots.map((one) => (one.id === pot.id ? pot : one)) : [...pots, pot]);
    setOpen(false);
  };
  return (
    <main>
      <h1>Pots</h1>
      <button onClick={() => openWith(null)}>New pot</button>
      <ul>
        {pots.map((pot) => (
          <li key={pot.id}>
            <b>{pot.plant}</b>
            <button onClick={() => openWith(pot)}>Change</button>
          </li>
        ))}
      </ul>
      {isOpen && (
        <PortalBox name={editing ? 'Change pot' : 'Add pot'} onClose={() => setOpen(false)}>
          <form onSubmit={keep}>
            <label>
              Plant <input name="plant" required defaultValue={editing?.plant ?? ''} />
            </label>
            <label>
              Place <input name="place" required defaultValue={editing?.place ?? ''} />
            </label>
            <button>Keep pot</button>
          </form>
        </PortalBox>
      )}
    </main>
  );
}
