import { Command } from 'cmdk';
import { Checkbox, Dialog, Label, Popover, RadioGroup, Select } from 'radix-ui';
import { useState, type SubmitEvent } from 'react';

import { type Booking, cities, empty, payments, rooms, useShown } from '../booking';
import { RadixStay } from './radix-stay';

export function Radix() {
  const [booking, setBooking] = useState<Booking>(empty);
  const [saved, setSaved] = useState<Booking | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  useShown(saved, note);

  const set = <Key extends keyof Booking>(key: Key, value: Booking[Key]) =>
    setBooking((now) => ({ ...now, [key]: value }));

  function save(event: SubmitEvent) {
    event.preventDefault();
    setSaved(booking);
  }

  return (
    <main>
      <h1>Booking</h1>
      <form onSubmit={save}>
        <Label.Root htmlFor="guest">Guest</Label.Root>
        <input id="guest" value={booking.guest} onChange={(event) => set('guest', event.target.value)} />
        <Label.Root htmlFor="nights">Nights</Label.Root>
        <input
          id="nights"
          type="number"
          value={booking.nights ?? ''}
          onChange={(event) => set('nights', event.target.value === '' ? null : event.target.valueAsNumber)}
        />
        <Label.Root htmlFor="arrival">Arrival</Label.Root>
        <input
          id="arrival"
          type="date"
          value={booking.arrival}
          onChange={(event) => set('arrival', event.target.value)}
        />
        <Label.Root htmlFor="room">Room</Label.Root>
        <Select.Root value={booking.room} onValueChange={(room) => set('room', room)}>
          <Select.Trigger id="room">
            <Select.Value placeholder="Any" />
          </Select.Trigger>
          <Select.Portal>
            <Select.Content>
              <Select.Viewport>
                {rooms.map((room) => (
                  <Select.Item key={room} value={room}>
                    <Select.ItemText>{room}</Select.ItemText>
                  </Select.Item>
                ))}
              </Select.Viewport>
            </Select.Content>
          </Select.Portal>
        </Select.Root>
        <div>
          <Checkbox.Root
            id="breakfast"
            checked={booking.breakfast}
            onCheckedChange={(checked) => set('breakfast', checked === true)}
          >
            <Checkbox.Indicator>✓</Checkbox.Indicator>
          </Checkbox.Root>
          <Label.Root htmlFor="breakfast">Breakfast</Label.Root>
        </div>
        <Label.Root id="payment">Payment</Label.Root>
        <RadioGroup.Root
          aria-labelledby="payment"
          value={booking.payment}
          onValueChange={(payment) => set('payment', payment)}
        >
          {payments.map((payment) => (
            <div key={payment}>
              <RadioGroup.Item id={payment} value={payment}>
                <RadioGroup.Indicator>•</RadioGroup.Indicator>
              </RadioGroup.Item>
              <Label.Root htmlFor={payment}>{payment}</Label.Root>
            </div>
          ))}
        </RadioGroup.Root>
        <Label.Root id="city">City</Label.Root>
        <Popover.Root open={isChoosing} onOpenChange={setIsChoosing}>
          <Popover.Trigger role="combobox" aria-labelledby="city" aria-expanded={isChoosing}>
            {booking.city || 'Choose a city…'}
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content>
              <Command>
                <Command.Input placeholder="Search cities…" />
                <Command.List>
                  <Command.Empty>No city found.</Command.Empty>
                  {cities.map((city) => (
                    <Command.Item
                      key={city}
                      value={city}
                      onSelect={(chosen) => {
                        set('city', chosen);
                        setIsChoosing(false);
                      }}
                    >
                      {city}
                    </Command.Item>
                  ))}
                </Command.List>
              </Command>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
        <button type="submit">Save booking</button>
      </form>
      {saved && <p role="status">Booking saved: {Object.values(saved).join(', ')}</p>}
      <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
        <Dialog.Trigger>Add note</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Note</Dialog.Title>
            <label>
              Text <textarea value={text} onChange={(event) => setText(event.target.value)} />
            </label>
            <button
              type="button"
              onClick={() => {
                setNote(text);
                setIsOpen(false);
              }}
            >
              Keep note
            </button>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <RadixStay />
    </main>
  );
}
