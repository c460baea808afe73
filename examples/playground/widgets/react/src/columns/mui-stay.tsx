import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputLabel from '@mui/material/InputLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { Dayjs } from 'dayjs';
import { useEffect, useState, type SubmitEvent } from 'react';

import { extras, findAirports, useStay } from '../stay';

export function MuiStay() {
  const { stay, set, kept, keep } = useStay();
  const [wakeUp, setWakeUp] = useState<Dayjs | null>(null);
  const [departure, setDeparture] = useState<Dayjs | null>(null);
  const [season, setSeason] = useState<Dayjs | null>(null);
  const [typed, setTyped] = useState('');
  const [airports, setAirports] = useState<string[]>([]);
  const [tab, setTab] = useState('guest');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
    keep({
      stay: {
        ...stay,
        wakeUp: wakeUp?.isValid() ? wakeUp.format('HH:mm') : '',
        departure: departure?.isValid() ? departure.format('YYYY-MM-DDTHH:mm') : '',
        season: season?.isValid() ? season.format('YYYY-MM') : '',
      },
    });
  }

  return (
    <section aria-label="MUI stay">
      <Stack component="form" spacing={2} onSubmit={save} noValidate>
        <TextField
          label="Wishes"
          multiline
          minRows={2}
          value={stay.wishes}
          onChange={(event) => set('wishes', event.target.value)}
        />
        <TextField
          label="Email"
          type="email"
          value={stay.email}
          onChange={(event) => set('email', event.target.value)}
        />
        <TextField
          label="Website"
          type="url"
          value={stay.website}
          onChange={(event) => set('website', event.target.value)}
        />
        <TextField label="Phone" type="tel" value={stay.phone} onChange={(event) => set('phone', event.target.value)} />
        <TextField
          label="Keyword"
          type="search"
          value={stay.keyword}
          onChange={(event) => set('keyword', event.target.value)}
        />
        <TimePicker label="Wake-up" value={wakeUp} onChange={setWakeUp} />
        <DateTimePicker label="Departure" value={departure} onChange={setDeparture} />
        <DatePicker label="Season" views={['year', 'month']} value={season} onChange={setSeason} />
        <TextField label="Week" type="week" value={stay.week} onChange={(event) => set('week', event.target.value)} />
        <TextField
          label="Colour"
          type="color"
          value={stay.colour}
          onChange={(event) => set('colour', event.target.value)}
        />
        <span id="warmth-label">Warmth</span>
        <Slider
          aria-labelledby="warmth-label"
          min={16}
          max={26}
          value={stay.warmth}
          onChange={(_event, warmth) => set('warmth', warmth as number)}
        />
        <FormControlLabel
          label="Parking"
          control={<Switch checked={stay.parking} onChange={(event) => set('parking', event.target.checked)} />}
        />
        <FormControl>
          <InputLabel id="extras-label">Extras</InputLabel>
          <Select
            labelId="extras-label"
            label="Extras"
            multiple
            value={stay.extras}
            onChange={(event) => set('extras', event.target.value as string[])}
          >
            {extras.map((extra) => (
              <MenuItem key={extra} value={extra}>
                {extra}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
        <Autocomplete
          options={airports}
          filterOptions={(found) => found}
          value={stay.airport || null}
          onInputChange={(_event, text) => setTyped(text)}
          onChange={(_event, airport) => set('airport', airport ?? '')}
          renderInput={(params) => <TextField {...params} label="Airport" />}
        />
        <Autocomplete
          multiple
          freeSolo
          options={[] as string[]}
          value={stay.tags}
          onChange={(_event, tags) => set('tags', tags)}
          renderInput={(params) => <TextField {...params} label="Tags" />}
        />
        <Button component="label">
          Passport
          <input type="file" hidden />
        </Button>
        <Button type="submit" variant="contained">
          Save stay
        </Button>
      </Stack>
      <p role="status">{kept.times > 0 && `Kept ${kept.times}.`}</p>
      <Tabs value={tab} onChange={(_event, next: string) => setTab(next)} aria-label="Who pays">
        <Tab label="Private" value="guest" />
        <Tab label="Business" value="firm" />
      </Tabs>
      {tab === 'firm' && (
        <Box role="tabpanel" aria-label="Business">
          <TextField label="Company" value={company} onChange={(event) => setCompany(event.target.value)} />
          <Button onClick={() => keep({ company })}>Save company</Button>
        </Box>
      )}
      <Accordion>
        <AccordionSummary>More</AccordionSummary>
        <AccordionDetails>
          <TextField label="Nickname" value={nickname} onChange={(event) => setNickname(event.target.value)} />
          <Button onClick={() => keep({ nickname })}>Save nickname</Button>
        </AccordionDetails>
      </Accordion>
      <Button aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        Plan
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            keep({ chosen: 'print' });
            setAnchor(null);
          }}
        >
          Print plan
        </MenuItem>
        <MenuItem
          onClick={() => {
            keep({ chosen: 'copy' });
            setAnchor(null);
          }}
        >
          Copy plan
        </MenuItem>
      </Menu>
    </section>
  );
}
