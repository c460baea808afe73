import { useState } from 'react';

export function Booking() {
  const [step, setStep] = useState(1);
  return (
    <form action="/bookings" method="post">
      <h1>Book a table</h1>
      {step === 1 && (
        <fieldset>
          <legend>When</legend>
          <label>
            Day <input type="date" name="day" required />
          </label>
          <label>
            Guests <input type="number" name="guests" min={1} max={10} />
          </label>
          <button type="button" onClick={() => setStep(2)}>
            Continue
          </button>
        </fieldset>
      )}
      {step === 2 && (
        <fieldset>
          <legend>Who</legend>
          <label>
            Name <input name="name" required />
          </label>
          <button type="button" onClick={() => setStep(1)}>
            Back
          </button>
          <button type="submit">Book the table</button>
        </fieldset>
      )}
    </form>
  );
}
