import { Dialog, DropdownMenu } from 'radix-ui';
import { useState } from 'react';

import { InPortal } from './in-portal';

export function Desk({ isInline }: { isInline: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [kept, setKept] = useState('');
  return (
    <main>
      <p>{kept}</p>
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Trigger>New guest</Dialog.Trigger>
        <InPortal portal={Dialog.Portal} isInline={isInline}>
          <Dialog.Content>
            <Dialog.Title>New guest</Dialog.Title>
            <label htmlFor="name">Name</label>
            <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
            <button type="button" onClick={() => setKept(name)}>
              Save guest
            </button>
          </Dialog.Content>
        </InPortal>
      </Dialog.Root>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
        <InPortal portal={DropdownMenu.Portal} isInline={isInline}>
          <DropdownMenu.Content>
            <DropdownMenu.Item onSelect={() => setKept('archived')}>Archive list</DropdownMenu.Item>
          </DropdownMenu.Content>
        </InPortal>
      </DropdownMenu.Root>
    </main>
  );
}
