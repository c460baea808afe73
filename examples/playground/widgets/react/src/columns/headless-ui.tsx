import {
  Button,
  Checkbox,
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogPanel,
  DialogTitle,
  Field,
  Fieldset,
  Input,
  Label,
  Legend,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Radio,
  RadioGroup,
  Textarea,
} from '@headlessui/react';
import { useState, type SubmitEvent } from 'react';

import { type Booking, cities, empty, payments, rooms, useShown } from '../booking';
import { HeadlessUiStay } from './headless-ui-stay';

export function HeadlessUi() {
  const [booking, setBooking] = useState<Booking>(empty);
  const [saved, setSaved] = useState<Booking | null>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  useShown(saved, note);

  const set = <Key extends keyof Booking>(key: Key, value: Booking[Key]) =>
    setBooking((now) => ({ ...now, [key]: value }));
  const found = cities.filter((city) => city.toLowerCase().includes(query.toLowerCase()));

  function save(event: SubmitEvent) {
    event.preventDefault();
    setSaved(booking);
  }

  return (
    <main>
      <h1>Booking</h1>
      <form onSubmit={save}>
        <Field>
          <Label>Guest</Label>
          <Input value={booking.guest} onChange={(event) => set('guest', event.target.value)} />
        </Field>
        <Field>
          <Label>Nights</Label>
          <Input
            type="number"
            value={booking.nights ?? ''}
            onChange={(event) => set('nights', event.target.value === '' ? null : event.target.valueAsNumber)}
          />
        </Field>
        <Field>
          <Label>Arrival</Label>
          <Input type="date" value={booking.arrival} onChange={(event) => set('arrival', event.target.value)} />
        </Field>
        <Field>
          <Label>Room</Label>
          <Listbox value={booking.room} onChange={(room) => set('room', room)}>
            <ListboxButton>{booking.room || 'Any'}</ListboxButton>
            <ListboxOptions anchor="bottom">
              {rooms.map((room) => (
                <ListboxOption key={room} value={room}>
                  {room}
                </ListboxOption>
              ))}
            </ListboxOptions>
          </Listbox>
        </Field>
        <Field>
          <Checkbox checked={booking.breakfast} onChange={(checked) => set('breakfast', checked)}>
            ✓
          </Checkbox>
          <Label>Breakfast</Label>
        </Field>
        <Fieldset>
          <Legend>Payment</Legend>
          <RadioGroup value={booking.payment} onChange={(payment) => set('payment', payment)}>
            {payments.map((payment) => (
              <Field key={payment}>
                <Radio value={payment}>•</Radio>
                <Label>{payment}</Label>
              </Field>
            ))}
          </RadioGroup>
        </Fieldset>
        <Field>
          <Label>City</Label>
          <Combobox
            immediate
            value={booking.city}
            onChange={(city) => set('city', city ?? '')}
            onClose={() => setQuery('')}
          >
            <ComboboxInput onChange={(event) => setQuery(event.target.value)} />
            <ComboboxOptions anchor="bottom">
              {found.map((city) => (
                <ComboboxOption key={city} value={city}>
                  {city}
                </ComboboxOption>
              ))}
            </ComboboxOptions>
          </Combobox>
        </Field>
        <Button type="submit">Save booking</Button>
      </form>
      {saved && <p role="status">Booking saved: {Object.values(saved).join(', ')}</p>}
      <Button onClick={() => setIsOpen(true)}>Add note</Button>
      <Dialog open={isOpen} onClose={setIsOpen}>
        <DialogPanel>
          <DialogTitle>Note</DialogTitle>
          <Field>
            <Label>Text</Label>
            <Textarea value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
          <Button
            onClick={() => {
              setNote(text);
              setIsOpen(false);
            }}
          >
            Keep note
          </Button>
        </DialogPanel>
      </Dialog>
      <HeadlessUiStay />
    </main>
  );
}
