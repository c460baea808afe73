import {
  Accordion,
  Button,
  ColorInput,
  FileInput,
  Input,
  Menu,
  MultiSelect,
  Select,
  Slider,
  Switch,
  Tabs,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core';
import { DateTimePicker, MonthPickerInput, TimeInput } from '@mantine/dates';
import { useEffect, useState, type SubmitEvent } from 'react';

import { extras, findAirports, useStay } from '../stay';

export function MantineStay() {
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
    <section aria-label="Mantine stay">
      <form onSubmit={save}>
        <Textarea label="Wishes" value={stay.wishes} onChange={(event) => set('wishes', event.currentTarget.value)} />
        <TextInput
          label="Email"
          type="email"
          value={stay.email}
          onChange={(event) => set('email', event.currentTarget.value)}
        />
        <TextInput
          label="Website"
          type="url"
          value={stay.website}
          onChange={(event) => set('website', event.currentTarget.value)}
        />
        <TextInput
          label="Phone"
          type="tel"
          value={stay.phone}
          onChange={(event) => set('phone', event.currentTarget.value)}
        />
        <TextInput
          label="Keyword"
          type="search"
          value={stay.keyword}
          onChange={(event) => set('keyword', event.currentTarget.value)}
        />
        <TimeInput label="Wake-up" value={stay.wakeUp} onChange={(event) => set('wakeUp', event.currentTarget.value)} />
        <DateTimePicker
          label="Departure"
          value={stay.departure || null}
          onChange={(departure) => set('departure', departure?.slice(0, 16).replace(' ', 'T') ?? '')}
        />
        <MonthPickerInput
          label="Season"
          value={stay.season ? `${stay.season}-01` : null}
          onChange={(season) => set('season', season?.slice(0, 7) ?? '')}
        />
        <ColorInput label="Colour" value={stay.colour} onChange={(colour) => set('colour', colour)} />
        <Input.Wrapper label="Warmth" labelElement="div" id="warmth">
          <Slider
            thumbLabel="Warmth"
            min={16}
            max={26}
            value={stay.warmth}
            onChange={(warmth) => set('warmth', warmth)}
          />
        </Input.Wrapper>
        <Switch
          label="Parking"
          checked={stay.parking}
          onChange={(event) => set('parking', event.currentTarget.checked)}
        />
        <MultiSelect label="Extras" data={extras} value={stay.extras} onChange={(chosen) => set('extras', chosen)} />
        <Select
          label="Airport"
          searchable
          data={airports}
          filter={({ options }) => options}
          searchValue={typed}
          onSearchChange={setTyped}
          value={stay.airport || null}
          onChange={(airport) => set('airport', airport ?? '')}
        />
        <TagsInput label="Tags" value={stay.tags} onChange={(tags) => set('tags', tags)} />
        <FileInput label="Passport" />
        <Button type="submit">Save stay</Button>
      </form>
      <p role="status">{kept.times > 0 && `Kept ${kept.times}.`}</p>
      <Tabs defaultValue="guest">
        <Tabs.List aria-label="Who pays">
          <Tabs.Tab value="guest">Private</Tabs.Tab>
          <Tabs.Tab value="firm">Business</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="guest">Nothing to fill in.</Tabs.Panel>
        <Tabs.Panel value="firm">
          <TextInput label="Company" value={company} onChange={(event) => setCompany(event.currentTarget.value)} />
          <Button onClick={() => keep({ company })}>Save company</Button>
        </Tabs.Panel>
      </Tabs>
      <Accordion>
        <Accordion.Item value="more">
          <Accordion.Control>More</Accordion.Control>
          <Accordion.Panel>
            <TextInput label="Nickname" value={nickname} onChange={(event) => setNickname(event.currentTarget.value)} />
            <Button onClick={() => keep({ nickname })}>Save nickname</Button>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <Menu>
        <Menu.Target>
          <Button variant="default">Plan</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => keep({ chosen: 'print' })}>Print plan</Menu.Item>
          <Menu.Item onClick={() => keep({ chosen: 'copy' })}>Copy plan</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </section>
  );
}
