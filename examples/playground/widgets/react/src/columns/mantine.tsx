import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import {
  Autocomplete,
  Button,
  Checkbox,
  Group,
  MantineProvider,
  Modal,
  NumberInput,
  Radio,
  Select,
  Textarea,
  TextInput,
} from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { useDisclosure } from '@mantine/hooks';
import { useState, type SubmitEvent } from 'react';

import { type Booking, cities, empty, payments, rooms, useShown } from '../booking';
import { MantineStay } from './mantine-stay';

export function Mantine() {
  const [booking, setBooking] = useState<Booking>(empty);
  const [saved, setSaved] = useState<Booking | null>(null);
  const [opened, { open, close }] = useDisclosure(false);
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
    <MantineProvider>
      <h1>Booking</h1>
      <form onSubmit={save}>
        <TextInput label="Guest" value={booking.guest} onChange={(event) => set('guest', event.currentTarget.value)} />
        <NumberInput
          label="Nights"
          min={1}
          max={30}
          value={booking.nights ?? ''}
          onChange={(value) => set('nights', value === '' ? null : Number(value))}
        />
        <DateInput
          label="Arrival"
          valueFormat="YYYY-MM-DD"
          value={booking.arrival || null}
          onChange={(value) => set('arrival', value ?? '')}
        />
        <Select label="Room" data={rooms} value={booking.room || null} onChange={(room) => set('room', room ?? '')} />
        <Checkbox
          label="Breakfast"
          checked={booking.breakfast}
          onChange={(event) => set('breakfast', event.currentTarget.checked)}
        />
        <Radio.Group label="Payment" value={booking.payment} onChange={(payment) => set('payment', payment)}>
          <Group>
            {payments.map((payment) => (
              <Radio key={payment} value={payment} label={payment} />
            ))}
          </Group>
        </Radio.Group>
        <Autocomplete label="City" data={cities} value={booking.city} onChange={(city) => set('city', city)} />
        <Button type="submit">Save booking</Button>
      </form>
      {saved && <p role="status">Booking saved: {Object.values(saved).join(', ')}</p>}
      <Button variant="default" onClick={open}>
        Add note
      </Button>
      <Modal opened={opened} onClose={close} title="Note">
        <Textarea label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
        <Button
          onClick={() => {
            setNote(text);
            close();
          }}
        >
          Keep note
        </Button>
      </Modal>
      <MantineStay />
    </MantineProvider>
  );
}
