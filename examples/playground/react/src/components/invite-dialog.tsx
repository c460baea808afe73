import * as Dialog from '@radix-ui/react-dialog';
import { useState, type FormEvent } from 'react';
import { inviteFriend } from '../shop/api';
import { useChange } from '../shop/use-change';
import { Button } from './button';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';

export function InviteDialog({ onInvited }: { onInvited: (email: string) => void }) {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [greeting, setGreeting] = useState('');
  const [error, setError] = useState('');
  const invite = useChange(inviteFriend);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setError('');
    try {
      await invite.mutateAsync({ email, message: greeting });
      setOpen(false);
      setEmail('');
      setGreeting('');
      onInvited(email);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'That did not work');
    }
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button>Invite a friend</Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog">
          <Dialog.Title>Invite a friend</Dialog.Title>
          <Dialog.Description>They get ten euros off their first order, and so do you.</Dialog.Description>
          <form className="form" onSubmit={handleSubmit}>
            <TextField
              label="Friend's e-mail"
              type="email"
              required
              value={email}
              error={error}
              onChange={(event) => setEmail(event.target.value)}
            />
            <TextAreaField
              label="A few words"
              placeholder="You will like the mugs"
              value={greeting}
              onChange={(event) => setGreeting(event.target.value)}
            />
            <div className="panel-actions">
              <Button type="submit" variant="primary">
                Send invitation
              </Button>
              <Dialog.Close asChild>
                <Button>Not now</Button>
              </Dialog.Close>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
