import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState, type SubmitEvent } from 'react';

import { type Booking, cities, empty, payments, rooms, useShown } from '../booking';
import { MuiStay } from './mui-stay';

export function Mui() {
  const [booking, setBooking] = useState<Booking>(empty);
  const [arrival, setArrival] = useState<Dayjs | null>(null);
  const [saved, setSaved] = useState<Booking | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  useShown(saved, note);

  const set = <Key extends keyof Booking>(key: Key, value: Booking[Key]) =>
    setBooking((now) => ({ ...now, [key]: value }));

  function save(event: SubmitEvent) {
    event.preventDefault();
    setSaved({ ...booking, arrival: arrival?.isValid() ? dayjs(arrival).format('YYYY-MM-DD') : '' });
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <h1>Booking</h1>
      <Stack component="form" spacing={2} onSubmit={save} noValidate>
        <TextField label="Guest" value={booking.guest} onChange={(event) => set('guest', event.target.value)} />
        <TextField
          label="Nights"
          type="number"
          value={booking.nights ?? ''}
          onChange={(event) => set('nights', event.target.value === '' ? null : Number(event.target.value))}
        />
        <DatePicker label="Arrival" value={arrival} onChange={setArrival} />
        <FormControl>
          <InputLabel id="room-label">Room</InputLabel>
          <Select
            labelId="room-label"
            label="Room"
            value={booking.room}
            onChange={(event) => set('room', event.target.value)}
          >
            {rooms.map((room) => (
              <MenuItem key={room} value={room}>
                {room}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
        <FormControlLabel
          label="Breakfast"
          control={
            <Checkbox checked={booking.breakfast} onChange={(event) => set('breakfast', event.target.checked)} />
          }
        />
        <FormControl>
          <FormLabel id="payment-label">Payment</FormLabel>
          <RadioGroup
            aria-labelledby="payment-label"
            value={booking.payment}
            onChange={(event) => set('payment', event.target.value)}
          >
            {payments.map((payment) => (
              <FormControlLabel key={payment} value={payment} label={payment} control={<Radio />} />
            ))}
          </RadioGroup>
        </FormControl>
        <Autocomplete
          options={cities}
          value={booking.city || null}
          onChange={(_event, city) => set('city', city ?? '')}
          renderInput={(params) => <TextField {...params} label="City" />}
        />
        <Button type="submit" variant="contained">
          Save booking
        </Button>
      </Stack>
      {saved && <p role="status">Booking saved: {Object.values(saved).join(', ')}</p>}
      <Button onClick={() => setIsOpen(true)}>Add note</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="note-title">
        <DialogTitle id="note-title">Note</DialogTitle>
        <DialogContent>
          <TextField label="Text" value={text} onChange={(event) => setText(event.target.value)} />
        </DialogContent>
        <DialogActions>
          <Button
            onClick={() => {
              setNote(text);
              setIsOpen(false);
            }}
          >
            Keep note
          </Button>
        </DialogActions>
      </Dialog>
      <MuiStay />
    </LocalizationProvider>
  );
}
