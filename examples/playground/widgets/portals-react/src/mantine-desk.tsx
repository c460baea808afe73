import '@mantine/core/styles.css';
import {
  Button,
  Drawer,
  Group,
  MantineProvider,
  Menu,
  Modal,
  Notification,
  OptionalPortal,
  Popover,
  Select,
  TextInput,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';

import { rooms, useDesk } from './use-desk';

export function MantineDesk() {
  const { kept, keep, said, setSaid, isInline } = useDesk();
  const [isGuestOpen, guest] = useDisclosure(false);
  const [isAddressOpen, address] = useDisclosure(false);
  const [isFiltersOpen, filters] = useDisclosure(false);
  const [isRenameOpen, setIsRenameOpen] = useState(false);
  const [name, setName] = useState('');
  const [room, setRoom] = useState<string | null>(null);
  const [street, setStreet] = useState('');
  const [keyword, setKeyword] = useState('');
  const [listName, setListName] = useState('');
  const withinPortal = !isInline;

  return (
    <MantineProvider>
      <main>
        <h1>{kept.listName}</h1>
        <Group>
          <Button onClick={guest.open}>New guest</Button>
          <Menu withinPortal={withinPortal}>
            <Menu.Target>
              <Button>More</Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => keep({ done: 'archived' }, 'The list was archived')}>Archive list</Menu.Item>
              <Menu.Item onClick={() => keep({ done: 'copied' }, 'The list was copied')}>Copy list</Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <Button onClick={filters.open}>Filters</Button>
          <Popover opened={isRenameOpen} onChange={setIsRenameOpen} withinPortal={withinPortal}>
            <Popover.Target>
              <Button onClick={() => setIsRenameOpen((isOpen) => !isOpen)}>Rename</Button>
            </Popover.Target>
            <Popover.Dropdown>
              <TextInput label="List name" value={listName} onChange={(event) => setListName(event.target.value)} />
              <Button
                onClick={() => {
                  keep({ listName }, 'The list has a new name');
                  setIsRenameOpen(false);
                }}
              >
                Save name
              </Button>
            </Popover.Dropdown>
          </Popover>
        </Group>

        <Modal title="New guest" opened={isGuestOpen} onClose={guest.close} withinPortal={withinPortal}>
          <TextInput label="Name" value={name} onChange={(event) => setName(event.target.value)} />
          <Select label="Room" data={rooms} value={room} onChange={setRoom} comboboxProps={{ withinPortal }} />
          <Button variant="default" onClick={address.open}>
            Add address
          </Button>
          <Button
            onClick={() => {
              keep({ guest: { name, room: room ?? '' } }, `${name} is a guest now`);
              guest.close();
            }}
          >
            Save guest
          </Button>
        </Modal>

        <Modal title="Address" opened={isAddressOpen} onClose={address.close} withinPortal={withinPortal}>
          <TextInput label="Street" value={street} onChange={(event) => setStreet(event.target.value)} />
          <Button
            onClick={() => {
              keep({ street }, 'The address was kept');
              address.close();
            }}
          >
            Keep address
          </Button>
        </Modal>

        <Drawer
          title="Filters"
          position="right"
          opened={isFiltersOpen}
          onClose={filters.close}
          withinPortal={withinPortal}
        >
          <TextInput label="Keyword" value={keyword} onChange={(event) => setKeyword(event.target.value)} />
          <Button
            onClick={() => {
              keep({ keyword }, 'The filters were applied');
              filters.close();
            }}
          >
            Apply filters
          </Button>
        </Drawer>

        {said !== '' && (
          <OptionalPortal withinPortal={withinPortal}>
            <Notification color="green" role="status" withCloseButton={false} onClose={() => setSaid('')}>
              {said}
            </Notification>
          </OptionalPortal>
        )}
      </main>
    </MantineProvider>
  );
}
