import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';

export function Booking() {
  const [selected, setSelected] = useState<Date>();
  return (
    <section aria-label="Book a visit">
      <DayPicker animate mode="single" selected={selected} onSelect={setSelected} aria-label="Day of the visit" />
      <button
        disabled={!selected}
        onClick={() => fetch('/visits', { method: 'POST', body: JSON.stringify({ selected }) })}
      >
        Book the day
      </button>
    </section>
  );
}
