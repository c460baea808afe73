import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import * as Popover from '@radix-ui/react-popover';

/**
 * A date field of a popover and a calendar, as shadcn/ui composes it, or of a plain box. A range, a popover with more and a
 * view of a page are no such field.
 */
export function Stay({ book }: { book: (guest: string, day?: Date) => void }) {
  const [guest, setGuest] = useState('');
  const [day, setDay] = useState<Date>();
  const [nights, setNights] = useState<{ from?: Date; to?: Date }>();
  const [off, setOff] = useState<Date>();
  const [view, setView] = useState('book');
  const [leaving, setLeaving] = useState<Date>();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setView('free')}>Free days</button>
      {view === 'free' && (
        <section>
          <DayPicker mode="single" selected={off} onSelect={setOff} />
        </section>
      )}
      <form onSubmit={() => book(guest, day)}>
        <label>
          Guest <input value={guest} onChange={(event) => setGuest(event.target.value)} />
        </label>
        <label>Leaving</label>
        <button type="button" onClick={() => setOpen(!open)}>
          {leaving ? leaving.toLocaleDateString() : 'Choose a day'}
        </button>
        {open && (
          <div className="box">
            <DayPicker mode="single" selected={leaving} onSelect={setLeaving} />
          </div>
        )}
        <label htmlFor="arrival">Arrival</label>
        <Popover.Root>
          <Popover.Trigger asChild>
            <button type="button" id="arrival">
              {day ? day.toLocaleDateString() : 'Pick a date'}
            </button>
          </Popover.Trigger>
          <Popover.Content>
            <DayPicker mode="single" selected={day} onSelect={setDay} />
          </Popover.Content>
        </Popover.Root>
        <Popover.Root>
          <Popover.Trigger>Nights</Popover.Trigger>
          <Popover.Content>
            <DayPicker mode="range" selected={nights} onSelect={setNights} />
          </Popover.Content>
        </Popover.Root>
        <Popover.Root>
          <Popover.Trigger>Days off</Popover.Trigger>
          <Popover.Content>
            <DayPicker mode="single" selected={off} onSelect={setOff} />
            <button type="button" onClick={() => fetch('/off', { method: 'POST' })}>
              Ask for a day off
            </button>
          </Popover.Content>
        </Popover.Root>
        <button type="submit">Book the stay</button>
      </form>
    </>
  );
}
