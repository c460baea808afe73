import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';

export function Invite() {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');

  async function send() {
    await fetch('/api/invites', { method: 'POST', body: JSON.stringify({ email }) });
    setOpen(false);
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <button className="primary">Invite someone</button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content>
          <Dialog.Title>Invite to the team</Dialog.Title>
          <Dialog.Description>They get a link that is good for a week.</Dialog.Description>
          <label htmlFor="invite-email">E-mail</label>
          <input id="invite-email" type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
          <button onClick={send}>Send invitation</button>
          <Dialog.Close asChild>
            <button>Not now</button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
