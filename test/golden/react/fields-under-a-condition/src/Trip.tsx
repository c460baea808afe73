import { useState } from 'react';

export function Trip({ isMember }: { isMember: boolean }) {
  const [kind, setKind] = useState('one-way');
  const [isCompany, setIsCompany] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <form>
      <select aria-label="Kind of trip" value={kind} onChange={(event) => setKind(event.target.value)}>
        <option value="one-way">One way</option>
        <option value="return">There and back</option>
      </select>
      {kind === 'return' && <input type="date" aria-label="Return on" required />}
      <input
        type="checkbox"
        aria-label="For a company"
        checked={isCompany}
        onChange={(event) => setIsCompany(event.target.checked)}
      />
      {isCompany ? <input aria-label="VAT number" /> : null}
      {isMember && <input aria-label="Member number" />}
      <button type="button" onClick={() => setIsOpen(true)}>
        More
      </button>
      {isOpen && (
        <fieldset>
          <legend>More</legend>
          <input aria-label="Seat" />
          <input aria-label="Meal" />
        </fieldset>
      )}
      <button>Book</button>
    </form>
  );
}
