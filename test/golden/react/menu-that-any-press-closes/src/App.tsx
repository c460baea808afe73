import { useState } from 'react';

/** The box of the menu only closes. "Leave team" outside of it hides a part too, and is an act. */
export function App({ duplicate, cards }) {
  const [open, setOpen] = useState(false);
  const [member, setMember] = useState(true);
  return (
    <main>
      <button onClick={() => setOpen(!open)}>More</button>
      {open && (
        <div onClick={() => setOpen(false)}>
          <button onClick={() => duplicate(cards)}>Duplicate</button>
        </div>
      )}
      {member && (
        <section>
          <h2>Team</h2>
          <button onClick={() => setMember(false)}>Leave team</button>
        </section>
      )}
    </main>
  );
}
