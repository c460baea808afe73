import * as React from 'react';
import {
  Accordion, AccordionDetails, AccordionSummary, Autocomplete, Box, Button, Checkbox, Dialog, DialogActions,
  DialogContent, DialogContentText, DialogTitle, Fab, FormControl, FormControlLabel, FormGroup, FormHelperText,
  FormLabel, IconButton, InputLabel, Menu, MenuItem, OutlinedInput, Radio, RadioGroup, Rating, Select, Slider, Switch,
  Tab, TextField, ToggleButton, ToggleButtonGroup, Typography,
} from '@mui/material';
import { TabContext, TabList, TabPanel } from '@mui/lab';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import DeleteIcon from '@mui/icons-material/Delete';
import AddIcon from '@mui/icons-material/Add';

const top100Films = [
  { label: 'The Shawshank Redemption', year: 1994 },
  { label: 'The Godfather', year: 1972 },
];

export default function Booking() {
  const [anchorEl, setAnchorEl] = React.useState<null | HTMLElement>(null);
  const menuOpen = Boolean(anchorEl);
  const [open, setOpen] = React.useState(false);
  const [age, setAge] = React.useState('');
  const [tab, setTab] = React.useState('1');
  const [alignment, setAlignment] = React.useState('left');
  const [extras, setExtras] = React.useState({ popcorn: true, drink: false });
  const handleClose = () => setAnchorEl(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" noValidate autoComplete="off">
        <TextField required id="outlined-required" label="Your name" defaultValue="Hello World" />
        <TextField id="pw" label="Password" type="password" autoComplete="current-password" />
        <TextField id="filled-multiline-static" label="Remarks" multiline rows={4} variant="filled" />
        <FormControl variant="outlined">
          <InputLabel htmlFor="outlined-weight">Weight</InputLabel>
          <OutlinedInput id="outlined-weight" aria-describedby="weight-helper" inputProps={{ 'aria-label': 'weight' }} />
          <FormHelperText id="weight-helper">In kilograms</FormHelperText>
        </FormControl>
        <FormControl fullWidth>
          <InputLabel id="demo-simple-select-label">Age</InputLabel>
          <Select
            labelId="demo-simple-select-label"
            id="demo-simple-select"
            value={age}
            label="Age"
            onChange={(event) => setAge(event.target.value)}
          >
            <MenuItem value={10}>Ten</MenuItem>
            <MenuItem value={20}>Twenty</MenuItem>
          </Select>
        </FormControl>
        <Autocomplete
          disablePortal
          id="combo-box-demo"
          options={top100Films}
          renderInput={(params) => <TextField {...params} label="Movie" />}
        />
        <FormControl>
          <FormLabel id="ticket">Ticket</FormLabel>
          <RadioGroup aria-labelledby="ticket" defaultValue="child" name="radio-buttons-group">
            <FormControlLabel value="child" control={<Radio />} label="Child" />
            <FormControlLabel value="adult" control={<Radio />} label="Adult" />
          </RadioGroup>
        </FormControl>
        <FormControl component="fieldset" variant="standard">
          <FormLabel component="legend">Extras</FormLabel>
          <FormGroup>
            <FormControlLabel
              control={
                <Checkbox
                  checked={extras.popcorn}
                  onChange={(e) => setExtras({ ...extras, popcorn: e.target.checked })}
                  name="popcorn"
                />
              }
              label="Popcorn"
            />
            <FormControlLabel
              control={
                <Checkbox
                  checked={extras.drink}
                  onChange={(e) => setExtras({ ...extras, drink: e.target.checked })}
                  name="drink"
                />
              }
              label="Drink"
            />
          </FormGroup>
        </FormControl>
        <FormControlLabel control={<Switch defaultChecked />} label="Send a reminder" />
        <Typography component="legend">Your rating</Typography>
        <Rating name="simple-controlled" />
        <Slider aria-label="Volume" defaultValue={30} step={10} min={10} max={110} />
        <DatePicker label="Day" />
        <TimePicker label="Beginning" />
        <ToggleButtonGroup value={alignment} exclusive aria-label="Seat">
          <ToggleButton value="left" aria-label="Left side" onClick={() => setAlignment('left')}>L</ToggleButton>
          <ToggleButton value="right" aria-label="Right side" onClick={() => setAlignment('right')}>R</ToggleButton>
        </ToggleButtonGroup>
        <Button type="submit" variant="contained">Book</Button>
        <Button variant="outlined" href="#outlined-buttons">Terms</Button>
      </Box>
      <IconButton aria-label="delete" size="large" onClick={() => setOpen(true)}><DeleteIcon /></IconButton>
      <Fab color="primary" aria-label="add"><AddIcon /></Fab>
      <Button
        id="basic-button"
        aria-controls={menuOpen ? 'basic-menu' : undefined}
        aria-haspopup="true"
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Dashboard
      </Button>
      <Menu id="basic-menu" anchorEl={anchorEl} open={menuOpen} onClose={handleClose}>
        <MenuItem onClick={handleClose}>Profile</MenuItem>
        <MenuItem onClick={() => fetch('/logout', { method: 'POST' })}>Logout</MenuItem>
      </Menu>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="alert-dialog-title">
        <DialogTitle id="alert-dialog-title">Delete the booking?</DialogTitle>
        <DialogContent><DialogContentText>This cannot be undone.</DialogContentText></DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Disagree</Button>
          <Button onClick={() => fetch('/booking', { method: 'DELETE' })} autoFocus>Agree</Button>
        </DialogActions>
      </Dialog>
      <TabContext value={tab}>
        <TabList onChange={(_, value) => setTab(value)} aria-label="lab API tabs example">
          <Tab label="Item One" value="1" />
          <Tab label="Item Two" value="2" />
        </TabList>
        <TabPanel value="1"><TextField label="Note" /></TabPanel>
        <TabPanel value="2"><Button onClick={() => window.print()}>Print</Button></TabPanel>
      </TabContext>
      <Accordion>
        <AccordionSummary aria-controls="panel1-content" id="panel1-header">Shipping</AccordionSummary>
        <AccordionDetails><Checkbox aria-label="By post" /></AccordionDetails>
      </Accordion>
    </LocalizationProvider>
  );
}
