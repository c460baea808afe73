import { expect, test } from 'vitest';

import { readReact } from '../../intents/read-app.js';

const imports = `import { Autocomplete, Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, Drawer, FormControl, FormControlLabel, FormLabel, IconButton, InputLabel, Link, ListItemButton, ListItemText, Menu, MenuItem, Radio, RadioGroup, Select, Slider, Switch, Tab, Tabs, TextField, Tooltip } from '@mui/material';
import DeleteIcon from '@mui/icons-material/Delete';
import Input from '@mui/material/Input';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useState } from 'react';
`;

test('fields: text, select, checkbox, radios, autocomplete, slider, date', () => {
  const app = readReact(
    `<form>
      <TextField label="Name" name="name" required helperText="As in your passport" />
      <TextField label="About" multiline rows={4} />
      <TextField label="Password" type="password" inputProps={{ maxLength: 20 }} />
      <TextField select label="Currency" defaultValue="EUR"><MenuItem value="USD">$</MenuItem><MenuItem value="EUR">€</MenuItem></TextField>
      <FormControl required><InputLabel id="age-label">Age</InputLabel><Select labelId="age-label" id="age" label="Age"><MenuItem value={10}>Ten</MenuItem><MenuItem value={20}>Twenty</MenuItem></Select></FormControl>
      <FormControlLabel required control={<Checkbox name="agree" />} label="I agree" />
      <FormControlLabel control={<Switch defaultChecked />} label="Notify me" />
      <FormControl><FormLabel id="g">Gender</FormLabel><RadioGroup aria-labelledby="g" name="gender"><FormControlLabel value="f" control={<Radio />} label="Female" /><FormControlLabel value="m" control={<Radio />} label="Male" /></RadioGroup></FormControl>
      <Autocomplete options={['The Godfather', 'Alien']} renderInput={(params) => <TextField {...params} label="Movie" />} />
      <Slider aria-label="Volume" min={0} max={11} />
      <DatePicker label="Born on" />
      <FormControl><InputLabel htmlFor="pin">PIN</InputLabel><Input id="pin" /></FormControl>
      <Button type="submit" variant="contained">Send</Button>
    </form>`,
    imports,
  );
  expect(
    app.intents.map(({ control, labels, name, constraints, options }) => ({
      control,
      label: labels[0]?.text,
      ...(name === undefined ? {} : { name }),
      ...(constraints.required === true ? { required: true } : {}),
      ...(options === undefined ? {} : { options: options.map(({ value, label }) => `${label}=${value}`) }),
    })),
  ).toEqual([
    { control: 'text', label: 'Name', name: 'name', required: true },
    { control: 'textarea', label: 'About' },
    { control: 'password', label: 'Password' },
    { control: 'select', label: 'Currency', options: ['$=USD', '€=EUR'] },
    { control: 'select', label: 'Age', required: true, options: ['Ten=10', 'Twenty=20'] },
    { control: 'checkbox', label: 'I agree', name: 'agree', required: true },
    { control: 'switch', label: 'Notify me' },
    { control: 'radio', label: 'Gender', name: 'gender', options: ['Female=f', 'Male=m'] },
    { control: 'combobox', label: 'Movie', options: ['The Godfather=The Godfather', 'Alien=Alien'] },
    { control: 'slider', label: 'Volume' },
    { control: 'date', label: 'Born on' },
    { control: 'text', label: 'PIN' },
    { control: 'submit', label: 'Send' },
  ]);
});

test('actions: buttons, icons, tooltips, links, tabs, list items', () => {
  const app = readReact(
    `<Button href="/docs">Docs</Button><Link href="/about">About</Link>
     <IconButton aria-label="remove" onClick={f}><DeleteIcon /></IconButton>
     <Tooltip title="Delete row"><IconButton onClick={f}><DeleteIcon /></IconButton></Tooltip>
     <IconButton onClick={f}><DeleteIcon /></IconButton>
     <Tabs value={0}><Tab label="Profile" /></Tabs>
     <ListItemButton component="a" href="#inbox"><ListItemText primary="Inbox" /></ListItemButton>`,
    imports,
  );
  expect(
    app.intents.map(({ control, labels }) => [control, ...labels.map(({ from, text }) => `${from} ${text}`)]),
  ).toEqual([
    ['link', 'content Docs'],
    ['link', 'content About'],
    ['button', 'aria-label remove', 'icon Delete'],
    ['button', 'title Delete row', 'icon Delete'],
    ['button', 'icon Delete'],
    ['tab', 'prop Profile'],
    ['link', 'content Inbox'],
  ]);
});

test('a dialog with its title and opener, a menu with its anchor', () => {
  const app = readReact(
    '<Page />',
    `${imports}
    function Page() {
      const [open, setOpen] = useState(false);
      const [anchorEl, setAnchorEl] = useState(null);
      return <>
        <Button onClick={(event) => setAnchorEl(event.currentTarget)}>Options</Button>
        <Menu anchorEl={anchorEl} open={Boolean(anchorEl)} onClose={() => setAnchorEl(null)}>
          <MenuItem onClick={() => setOpen(true)}>Subscribe</MenuItem>
          <MenuItem onClick={() => api.post('/logout')}>Logout</MenuItem>
        </Menu>
        <Dialog open={open} onClose={() => setOpen(false)}>
          <DialogTitle>Subscribe to us</DialogTitle>
          <DialogContent><TextField label="Email" type="email" /></DialogContent>
          <DialogActions><Button onClick={() => setOpen(false)}>Cancel</Button><Button onClick={() => subscribe()}>Subscribe now</Button></DialogActions>
        </Dialog>
      </>;
    }`,
  );
  expect(app.summaries()).toEqual([
    { kind: 'action', fields: [], action: 'Logout', openers: ['Options'] },
    { kind: 'form', fields: ['Email'], action: 'Subscribe now', openers: ['Options', 'Subscribe'] },
  ]);
  expect(app.boundaries.find(({ kind }) => kind === 'dialog')?.labels[0]).toEqual({
    text: 'Subscribe to us',
    from: 'heading',
  });
});
