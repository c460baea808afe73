import * as Popover from '@radix-ui/react-popover';
import { useState } from 'react';

export function App() {
  const [guest, setGuest] = useState('');
  const [isHelp, setHelp] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Guest <input value={guest} onChange={(event) => setGuest(event.target.value)} />
      </label>
      <Popover.Root>
        <Popover.Trigger asChild>
          <button>Arrival day</button>
        </Popover.Trigger>
        <Popover.Content>
          <p>Pick a day</p>
        </Popover.Content>
      </Popover.Root>
      <button aria-haspopup="dialog" onClick={() => setHelp(!isHelp)}>
        Help
      </button>
      <button aria-haspopup="false">Book</button>
      <button type="submit" aria-haspopup="dialog">
        Book and pay
      </button>
    </form>
  );
}
