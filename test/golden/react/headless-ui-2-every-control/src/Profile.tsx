import {
  Button, Checkbox, CloseButton, Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Description,
  Dialog, DialogBackdrop, DialogPanel, DialogTitle, Disclosure, DisclosureButton, DisclosurePanel, Field, Fieldset,
  Input, Label, Legend, Listbox, ListboxButton, ListboxOption, ListboxOptions, Menu, MenuButton, MenuItem, MenuItems,
  Popover, PopoverButton, PopoverPanel, Radio, RadioGroup, Select, Switch, Tab, TabGroup, TabList, TabPanel, TabPanels,
  Textarea,
} from '@headlessui/react';
import { useState } from 'react';

const people = [
  { id: 1, name: 'Durward Reynolds' },
  { id: 2, name: 'Kenton Towne' },
];
const plans = ['Startup', 'Business'];

export function Profile() {
  const [selected, setSelected] = useState(people[0]);
  const [query, setQuery] = useState('');
  const [plan, setPlan] = useState(plans[0]);
  const [enabled, setEnabled] = useState(false);
  const [agree, setAgree] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const filtered = query === '' ? people : people.filter((person) => person.name.includes(query));

  return (
    <>
      <form action="/orders" method="post">
        <Fieldset className="space-y-8">
          <Legend className="text-lg font-bold">Shipping details</Legend>
          <Field>
            <Label className="block">Street address</Label>
            <Input className="mt-1 block" name="address" />
          </Field>
          <Field>
            <Label>Country</Label>
            <Description>We currently only ship to North America.</Description>
            <Select name="country"><option>Canada</option><option>Mexico</option></Select>
          </Field>
          <Field><Label>Delivery notes</Label><Textarea name="notes" /></Field>
        </Fieldset>
        <Field>
          <Label>Assignee:</Label>
          <Listbox name="assignee" value={selected} onChange={setSelected}>
            <ListboxButton>{selected.name}</ListboxButton>
            <ListboxOptions anchor="bottom">
              {people.map((person) => (
                <ListboxOption key={person.id} value={person}>{person.name}</ListboxOption>
              ))}
            </ListboxOptions>
          </Listbox>
        </Field>
        <Combobox value={selected} onChange={setSelected} onClose={() => setQuery('')}>
          <ComboboxInput aria-label="Reviewer" displayValue={(person) => person?.name} onChange={(event) => setQuery(event.target.value)} />
          <ComboboxButton>▾</ComboboxButton>
          <ComboboxOptions anchor="bottom">
            {filtered.map((person) => (
              <ComboboxOption key={person.id} value={person}>{person.name}</ComboboxOption>
            ))}
          </ComboboxOptions>
        </Combobox>
        <RadioGroup value={plan} onChange={setPlan} aria-label="Server size">
          {plans.map((one) => (
            <Field key={one}>
              <Radio value={one}><span /></Radio>
              <Label>{one}</Label>
            </Field>
          ))}
        </RadioGroup>
        <Field>
          <Label>Enable notifications</Label>
          <Switch checked={enabled} onChange={setEnabled}><span /></Switch>
        </Field>
        <Field>
          <Checkbox checked={agree} onChange={setAgree} name="terms"><svg /></Checkbox>
          <Label>Accept terms</Label>
        </Field>
        <Button type="submit">Save changes</Button>
      </form>
      <Menu>
        <MenuButton>My account</MenuButton>
        <MenuItems anchor="bottom">
          <MenuItem><a href="/settings">Settings</a></MenuItem>
          <MenuItem><button onClick={() => fetch('/logout', { method: 'POST' })}>Sign out</button></MenuItem>
        </MenuItems>
      </Menu>
      <button onClick={() => setIsOpen(true)}>Deactivate…</button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)}>
        <DialogBackdrop />
        <DialogPanel>
          <DialogTitle>Deactivate account</DialogTitle>
          <button onClick={() => setIsOpen(false)}>Cancel</button>
          <button onClick={() => fetch('/me', { method: 'DELETE' })}>Deactivate</button>
        </DialogPanel>
      </Dialog>
      <Popover>
        <PopoverButton>Solutions</PopoverButton>
        <PopoverPanel anchor="bottom"><a href="/analytics">Analytics</a><CloseButton>Done</CloseButton></PopoverPanel>
      </Popover>
      <Disclosure>
        <DisclosureButton>Is team pricing available?</DisclosureButton>
        <DisclosurePanel><a href="/pricing">See pricing</a></DisclosurePanel>
      </Disclosure>
      <TabGroup>
        <TabList><Tab>Recent</Tab><Tab>Popular</Tab></TabList>
        <TabPanels>
          <TabPanel><Input aria-label="Find a recent one" /></TabPanel>
          <TabPanel><Input aria-label="Find a popular one" /></TabPanel>
        </TabPanels>
      </TabGroup>
    </>
  );
}
