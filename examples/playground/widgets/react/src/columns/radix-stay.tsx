import { Accordion, DropdownMenu, Label, Slider, Switch, Tabs, ToggleGroup } from 'radix-ui';
import { useState, type SubmitEvent } from 'react';

import { extras, useStay } from '../stay';

export function RadixStay() {
  const { stay, set, kept, keep } = useStay();
  const [company, setCompany] = useState('');
  const [nickname, setNickname] = useState('');

  function save(event: SubmitEvent) {
    event.preventDefault();
    keep({ stay });
  }

  return (
    <section aria-label="Radix stay">
      <form onSubmit={save}>
        <Label.Root htmlFor="wishes">Wishes</Label.Root>
        <textarea id="wishes" value={stay.wishes} onChange={(event) => set('wishes', event.target.value)} />
        <Label.Root htmlFor="email">Email</Label.Root>
        <input id="email" type="email" value={stay.email} onChange={(event) => set('email', event.target.value)} />
        <Label.Root htmlFor="website">Website</Label.Root>
        <input id="website" type="url" value={stay.website} onChange={(event) => set('website', event.target.value)} />
        <Label.Root htmlFor="phone">Phone</Label.Root>
        <input id="phone" type="tel" value={stay.phone} onChange={(event) => set('phone', event.target.value)} />
        <Label.Root htmlFor="keyword">Keyword</Label.Root>
        <input
          id="keyword"
          type="search"
          value={stay.keyword}
          onChange={(event) => set('keyword', event.target.value)}
        />
        <Label.Root htmlFor="wake-up">Wake-up</Label.Root>
        <input id="wake-up" type="time" value={stay.wakeUp} onChange={(event) => set('wakeUp', event.target.value)} />
        <Label.Root id="warmth">Warmth</Label.Root>
        <Slider.Root min={16} max={26} value={[stay.warmth]} onValueChange={([warmth = 16]) => set('warmth', warmth)}>
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumb aria-labelledby="warmth">•</Slider.Thumb>
        </Slider.Root>
        <Label.Root htmlFor="parking">Parking</Label.Root>
        <Switch.Root id="parking" checked={stay.parking} onCheckedChange={(parking) => set('parking', parking)}>
          <Switch.Thumb>•</Switch.Thumb>
        </Switch.Root>
        <ToggleGroup.Root
          type="multiple"
          aria-label="Extras"
          value={stay.extras}
          onValueChange={(chosen) => set('extras', chosen)}
        >
          {extras.map((extra) => (
            <ToggleGroup.Item key={extra} value={extra}>
              {extra}
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
        <Label.Root htmlFor="passport">Passport</Label.Root>
        <input id="passport" type="file" />
        <button type="submit">Save stay</button>
      </form>
      <p role="status">{kept.times > 0 && `Kept ${kept.times}.`}</p>
      <Tabs.Root defaultValue="guest">
        <Tabs.List aria-label="Who pays">
          <Tabs.Trigger value="guest">Private</Tabs.Trigger>
          <Tabs.Trigger value="firm">Business</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="guest">Nothing to fill in.</Tabs.Content>
        <Tabs.Content value="firm">
          <Label.Root htmlFor="company">Company</Label.Root>
          <input id="company" value={company} onChange={(event) => setCompany(event.target.value)} />
          <button type="button" onClick={() => keep({ company })}>
            Save company
          </button>
        </Tabs.Content>
      </Tabs.Root>
      <Accordion.Root type="single" collapsible>
        <Accordion.Item value="more">
          <Accordion.Header>
            <Accordion.Trigger>More</Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Content>
            <Label.Root htmlFor="nickname">Nickname</Label.Root>
            <input id="nickname" value={nickname} onChange={(event) => setNickname(event.target.value)} />
            <button type="button" onClick={() => keep({ nickname })}>
              Save nickname
            </button>
          </Accordion.Content>
        </Accordion.Item>
      </Accordion.Root>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>Plan</DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content sideOffset={8}>
            <DropdownMenu.Item onSelect={() => keep({ chosen: 'print' })}>Print plan</DropdownMenu.Item>
            <DropdownMenu.Item onSelect={() => keep({ chosen: 'copy' })}>Copy plan</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </section>
  );
}
