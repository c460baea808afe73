import {
  Button,
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
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
  Switch,
  Tab,
  TabGroup,
  TabList,
  TabPanel,
  TabPanels,
  Textarea,
} from '@headlessui/react';
import { useEffect, useState, type SubmitEvent } from 'react';

import { extras, findAirports, useStay } from '../stay';

export function HeadlessUiStay() {
  const { stay, set, kept, keep } = useStay();
  const [typed, setTyped] = useState('');
  const [airports, setAirports] = useState<string[]>([]);
  const [company, setCompany] = useState('');
  const [nickname, setNickname] = useState('');

  useEffect(() => {
    let isCurrent = true;
    void findAirports(typed).then((found) => {
      if (isCurrent) setAirports(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [typed]);

  function save(event: SubmitEvent) {
    event.preventDefault();
    keep({ stay });
  }

  return (
    <section aria-label="Headless stay">
      <form onSubmit={save}>
        <Field>
          <Label>Wishes</Label>
          <Textarea value={stay.wishes} onChange={(event) => set('wishes', event.target.value)} />
        </Field>
        <Field>
          <Label>Email</Label>
          <Input type="email" value={stay.email} onChange={(event) => set('email', event.target.value)} />
        </Field>
        <Field>
          <Label>Website</Label>
          <Input type="url" value={stay.website} onChange={(event) => set('website', event.target.value)} />
        </Field>
        <Field>
          <Label>Phone</Label>
          <Input type="tel" value={stay.phone} onChange={(event) => set('phone', event.target.value)} />
        </Field>
        <Field>
          <Label>Keyword</Label>
          <Input type="search" value={stay.keyword} onChange={(event) => set('keyword', event.target.value)} />
        </Field>
        <Field>
          <Label>Wake-up</Label>
          <Input type="time" value={stay.wakeUp} onChange={(event) => set('wakeUp', event.target.value)} />
        </Field>
        <Field>
          <Label>Parking</Label>
          <Switch checked={stay.parking} onChange={(parking) => set('parking', parking)}>
            •
          </Switch>
        </Field>
        <Field>
          <Label>Extras</Label>
          <Listbox multiple value={stay.extras} onChange={(chosen) => set('extras', chosen)}>
            <ListboxButton>{stay.extras.join(', ') || 'None'}</ListboxButton>
            <ListboxOptions anchor="bottom">
              {extras.map((extra) => (
                <ListboxOption key={extra} value={extra}>
                  {extra}
                </ListboxOption>
              ))}
            </ListboxOptions>
          </Listbox>
        </Field>
        <Field>
          <Label>Airport</Label>
          <Combobox value={stay.airport} onChange={(airport) => set('airport', airport ?? '')}>
            <ComboboxInput onChange={(event) => setTyped(event.target.value)} />
            <ComboboxOptions anchor="bottom">
              {airports.map((airport) => (
                <ComboboxOption key={airport} value={airport}>
                  {airport}
                </ComboboxOption>
              ))}
            </ComboboxOptions>
          </Combobox>
        </Field>
        <Button type="submit">Save stay</Button>
      </form>
      <p role="status">{kept.times > 0 && `Kept ${kept.times}.`}</p>
      <TabGroup>
        <TabList aria-label="Who pays">
          <Tab>Private</Tab>
          <Tab>Business</Tab>
        </TabList>
        <TabPanels>
          <TabPanel>Nothing to fill in.</TabPanel>
          <TabPanel>
            <Field>
              <Label>Company</Label>
              <Input value={company} onChange={(event) => setCompany(event.target.value)} />
            </Field>
            <Button onClick={() => keep({ company })}>Save company</Button>
          </TabPanel>
        </TabPanels>
      </TabGroup>
      <Disclosure>
        <DisclosureButton>More</DisclosureButton>
        <DisclosurePanel>
          <Field>
            <Label>Nickname</Label>
            <Input value={nickname} onChange={(event) => setNickname(event.target.value)} />
          </Field>
          <Button onClick={() => keep({ nickname })}>Save nickname</Button>
        </DisclosurePanel>
      </Disclosure>
      <Menu>
        <MenuButton>Plan</MenuButton>
        <MenuItems anchor="bottom">
          <MenuItem>
            <button type="button" onClick={() => keep({ chosen: 'print' })}>
              Print plan
            </button>
          </MenuItem>
          <MenuItem>
            <button type="button" onClick={() => keep({ chosen: 'copy' })}>
              Copy plan
            </button>
          </MenuItem>
        </MenuItems>
      </Menu>
    </section>
  );
}
