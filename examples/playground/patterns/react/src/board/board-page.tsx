import { useState, type KeyboardEvent } from 'react';

import { useShown } from '../use-shown';

const start = ['Soup', 'Bread', 'Fish', 'Cake'];

/** Sorted by dragging a handle, by keys on it, or by the buttons beside it. */
export function BoardPage() {
  const [dishes, setDishes] = useState(start);
  const [held, setHeld] = useState<string | null>(null);
  useShown({ dishes, held });

  async function move(dish: string, by: number) {
    const at = dishes.indexOf(dish);
    const to = Math.min(dishes.length - 1, Math.max(0, at + by));
    const next = dishes.filter((one) => one !== dish);
    next.splice(to, 0, dish);
    setDishes(next);
    await fetch('/api/menu', { method: 'PUT', body: JSON.stringify(next) });
  }

  function onKeyDown(event: KeyboardEvent, dish: string) {
    if (event.key === ' ') setHeld(held === dish ? null : dish);
    else if (event.key === 'Escape') setHeld(null);
    else if (held === dish && event.key === 'ArrowUp') void move(dish, -1);
    else if (held === dish && event.key === 'ArrowDown') void move(dish, 1);
    else return;
    event.preventDefault();
  }

  return (
    <main>
      <h1>Menu of the day</h1>
      <ol>
        {dishes.map((dish) => (
          <li
            key={dish}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => held !== null && move(held, dishes.indexOf(dish) - dishes.indexOf(held))}
          >
            <span
              role="button"
              tabIndex={0}
              draggable
              aria-roledescription="sortable"
              aria-label={`Drag ${dish}`}
              onDragStart={() => setHeld(dish)}
              onDragEnd={() => setHeld(null)}
              onKeyDown={(event) => onKeyDown(event, dish)}
            >
              ⠿
            </span>
            <h2>{dish}</h2>
            <button type="button" onClick={() => move(dish, -1)}>
              Move up
            </button>
            <button type="button" onClick={() => move(dish, 1)}>
              Move down
            </button>
          </li>
        ))}
      </ol>
    </main>
  );
}
