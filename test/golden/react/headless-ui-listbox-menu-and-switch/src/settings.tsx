import { Field, Label, Listbox, ListboxButton, ListboxOption, ListboxOptions, Menu, MenuButton, MenuItem, MenuItems, Switch } from '@headlessui/react';
import { useState } from 'react';

const people = [
  { id: 1, name: 'Durward Reynolds' },
  { id: 2, name: 'Kenton Towne' },
];

export function Settings() {
  const [owner, setOwner] = useState(people[0]);
  const [enabled, setEnabled] = useState(false);
  return (
    <>
      <Field>
        <Label>Owner</Label>
        <Listbox value={owner} onChange={setOwner}>
          <ListboxButton>{owner.name}</ListboxButton>
          <ListboxOptions anchor="bottom">
            {people.map((person) => (
              <ListboxOption key={person.id} value={person}>
                {person.name}
              </ListboxOption>
            ))}
          </ListboxOptions>
        </Listbox>
      </Field>
      <Field>
        <Label>Enable notifications</Label>
        <Switch checked={enabled} onChange={setEnabled} />
      </Field>
      <Menu>
        <MenuButton>Options</MenuButton>
        <MenuItems anchor="bottom">
          <MenuItem>
            <a href="/settings">Settings</a>
          </MenuItem>
          <MenuItem>
            {({ focus }) => (
              <button className={focus ? 'bg-blue-100' : ''} onClick={() => fetch('/archive', { method: 'POST' })}>
                Archive
              </button>
            )}
          </MenuItem>
        </MenuItems>
      </Menu>
    </>
  );
}
