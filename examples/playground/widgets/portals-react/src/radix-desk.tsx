import { Dialog, DropdownMenu, Label, Popover, Select, Toast } from 'radix-ui';
import { useState } from 'react';

import { InPortal } from './in-portal';
import { rooms, useDesk } from './use-desk';

export function RadixDesk() {
  const { kept, keep, said, setSaid, isInline } = useDesk();
  const [isGuestOpen, setIsGuestOpen] = useState(false);
  const [isAddressOpen, setIsAddressOpen] = useState(false);
  const [isFiltersOpen, setIsFiltersOpen] = useState(false);
  const [isRenameOpen, setIsRenameOpen] = useState(false);
  const [name, setName] = useState('');
  const [room, setRoom] = useState('');
  const [street, setStreet] = useState('');
  const [keyword, setKeyword] = useState('');
  const [listName, setListName] = useState('');

  return (
    <Toast.Provider duration={60_000}>
      <main>
        <h1>{kept.listName}</h1>

        <Dialog.Root open={isGuestOpen} onOpenChange={setIsGuestOpen}>
          <Dialog.Trigger>New guest</Dialog.Trigger>
          <InPortal portal={Dialog.Portal} isInline={isInline}>
            <Dialog.Overlay className="overlay" />
            <Dialog.Content className="panel" aria-describedby={undefined}>
              <Dialog.Title>New guest</Dialog.Title>
              <Label.Root htmlFor="name">Name</Label.Root>
              <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
              <Label.Root htmlFor="room">Room</Label.Root>
              <Select.Root value={room} onValueChange={setRoom}>
                <Select.Trigger id="room">
                  <Select.Value placeholder="Any" />
                </Select.Trigger>
                <InPortal portal={Select.Portal} isInline={isInline}>
                  <Select.Content>
                    <Select.Viewport>
                      {rooms.map((one) => (
                        <Select.Item key={one} value={one}>
                          <Select.ItemText>{one}</Select.ItemText>
                        </Select.Item>
                      ))}
                    </Select.Viewport>
                  </Select.Content>
                </InPortal>
              </Select.Root>
              <Dialog.Root open={isAddressOpen} onOpenChange={setIsAddressOpen}>
                <Dialog.Trigger>Add address</Dialog.Trigger>
                <InPortal portal={Dialog.Portal} isInline={isInline}>
                  <Dialog.Content className="panel" aria-describedby={undefined}>
                    <Dialog.Title>Address</Dialog.Title>
                    <Label.Root htmlFor="street">Street</Label.Root>
                    <input id="street" value={street} onChange={(event) => setStreet(event.target.value)} />
                    <button
                      type="button"
                      onClick={() => {
                        keep({ street }, 'The address was kept');
                        setIsAddressOpen(false);
                      }}
                    >
                      Keep address
                    </button>
                  </Dialog.Content>
                </InPortal>
              </Dialog.Root>
              <button
                type="button"
                onClick={() => {
                  keep({ guest: { name, room } }, `${name} is a guest now`);
                  setIsGuestOpen(false);
                }}
              >
                Save guest
              </button>
            </Dialog.Content>
          </InPortal>
        </Dialog.Root>

        <DropdownMenu.Root>
          <DropdownMenu.Trigger>More</DropdownMenu.Trigger>
          <InPortal portal={DropdownMenu.Portal} isInline={isInline}>
            <DropdownMenu.Content className="card">
              <DropdownMenu.Item onSelect={() => keep({ done: 'archived' }, 'The list was archived')}>
                Archive list
              </DropdownMenu.Item>
              <DropdownMenu.Item onSelect={() => keep({ done: 'copied' }, 'The list was copied')}>
                Copy list
              </DropdownMenu.Item>
            </DropdownMenu.Content>
          </InPortal>
        </DropdownMenu.Root>

        <Dialog.Root open={isFiltersOpen} onOpenChange={setIsFiltersOpen}>
          <Dialog.Trigger>Filters</Dialog.Trigger>
          <InPortal portal={Dialog.Portal} isInline={isInline}>
            <Dialog.Content className="panel drawer" aria-describedby={undefined}>
              <Dialog.Title>Filters</Dialog.Title>
              <Label.Root htmlFor="keyword">Keyword</Label.Root>
              <input id="keyword" value={keyword} onChange={(event) => setKeyword(event.target.value)} />
              <button
                type="button"
                onClick={() => {
                  keep({ keyword }, 'The filters were applied');
                  setIsFiltersOpen(false);
                }}
              >
                Apply filters
              </button>
            </Dialog.Content>
          </InPortal>
        </Dialog.Root>

        <Popover.Root open={isRenameOpen} onOpenChange={setIsRenameOpen}>
          <Popover.Trigger>Rename</Popover.Trigger>
          <InPortal portal={Popover.Portal} isInline={isInline}>
            <Popover.Content className="card">
              <Label.Root htmlFor="list-name">List name</Label.Root>
              <input id="list-name" value={listName} onChange={(event) => setListName(event.target.value)} />
              <button
                type="button"
                onClick={() => {
                  keep({ listName }, 'The list has a new name');
                  setIsRenameOpen(false);
                }}
              >
                Save name
              </button>
            </Popover.Content>
          </InPortal>
        </Popover.Root>

        <Toast.Root open={said !== ''} onOpenChange={() => setSaid('')}>
          <Toast.Title>{said}</Toast.Title>
        </Toast.Root>
        <Toast.Viewport />
      </main>
    </Toast.Provider>
  );
}
