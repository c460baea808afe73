import {
  Button,
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Field,
  Input,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
  Popover,
  PopoverButton,
  PopoverPanel,
} from '@headlessui/react';
import { useState } from 'react';

import { rooms, useDesk } from './use-desk';

/** Its dialogs are always in a portal; so is what is placed by `anchor`. */
export function HeadlessUiDesk() {
  const { kept, keep, said } = useDesk();
  const [isGuestOpen, setIsGuestOpen] = useState(false);
  const [isAddressOpen, setIsAddressOpen] = useState(false);
  const [isFiltersOpen, setIsFiltersOpen] = useState(false);
  const [name, setName] = useState('');
  const [room, setRoom] = useState('');
  const [street, setStreet] = useState('');
  const [keyword, setKeyword] = useState('');
  const [listName, setListName] = useState('');

  return (
    <main>
      <h1>{kept.listName}</h1>
      <Button onClick={() => setIsGuestOpen(true)}>New guest</Button>
      <Menu>
        <MenuButton>More</MenuButton>
        <MenuItems anchor="bottom" className="card">
          <MenuItem>
            <button type="button" onClick={() => keep({ done: 'archived' }, 'The list was archived')}>
              Archive list
            </button>
          </MenuItem>
          <MenuItem>
            <button type="button" onClick={() => keep({ done: 'copied' }, 'The list was copied')}>
              Copy list
            </button>
          </MenuItem>
        </MenuItems>
      </Menu>
      <Button onClick={() => setIsFiltersOpen(true)}>Filters</Button>
      <Popover>
        <PopoverButton>Rename</PopoverButton>
        <PopoverPanel anchor="bottom" className="card">
          {({ close }) => (
            <>
              <Field>
                <Label>List name</Label>
                <Input value={listName} onChange={(event) => setListName(event.target.value)} />
              </Field>
              <Button
                onClick={() => {
                  keep({ listName }, 'The list has a new name');
                  close();
                }}
              >
                Save name
              </Button>
            </>
          )}
        </PopoverPanel>
      </Popover>

      <Dialog open={isGuestOpen} onClose={() => setIsGuestOpen(false)}>
        <DialogBackdrop className="overlay" />
        <DialogPanel className="panel">
          <DialogTitle>New guest</DialogTitle>
          <Field>
            <Label>Name</Label>
            <Input value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field>
            <Label>Room</Label>
            <Listbox value={room} onChange={setRoom}>
              <ListboxButton>{room || 'Any'}</ListboxButton>
              <ListboxOptions anchor="bottom">
                {rooms.map((one) => (
                  <ListboxOption key={one} value={one}>
                    {one}
                  </ListboxOption>
                ))}
              </ListboxOptions>
            </Listbox>
          </Field>
          <Button onClick={() => setIsAddressOpen(true)}>Add address</Button>
          <Button
            onClick={() => {
              keep({ guest: { name, room } }, `${name} is a guest now`);
              setIsGuestOpen(false);
            }}
          >
            Save guest
          </Button>
          <Dialog open={isAddressOpen} onClose={() => setIsAddressOpen(false)}>
            <DialogPanel className="panel">
              <DialogTitle>Address</DialogTitle>
              <Field>
                <Label>Street</Label>
                <Input value={street} onChange={(event) => setStreet(event.target.value)} />
              </Field>
              <Button
                onClick={() => {
                  keep({ street }, 'The address was kept');
                  setIsAddressOpen(false);
                }}
              >
                Keep address
              </Button>
            </DialogPanel>
          </Dialog>
        </DialogPanel>
      </Dialog>

      <Dialog open={isFiltersOpen} onClose={() => setIsFiltersOpen(false)}>
        <DialogPanel className="panel drawer">
          <DialogTitle>Filters</DialogTitle>
          <Field>
            <Label>Keyword</Label>
            <Input value={keyword} onChange={(event) => setKeyword(event.target.value)} />
          </Field>
          <Button
            onClick={() => {
              keep({ keyword }, 'The filters were applied');
              setIsFiltersOpen(false);
            }}
          >
            Apply filters
          </Button>
        </DialogPanel>
      </Dialog>

      <p role="status">{said}</p>
    </main>
  );
}
