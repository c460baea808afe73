import {
  Autocomplete,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormLabel,
  InputLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Select,
  Switch,
  TextField,
} from '@mui/material';

const films = [{ label: 'Alien', year: 1979 }, { label: 'Brazil', year: 1985 }];

export function Order() {
  return (
    <form action="/orders" method="post">
      <TextField name="name" label="Name" required inputProps={{ maxLength: 60 }} />
      <FormControl fullWidth>
        <InputLabel id="age-label">Age</InputLabel>
        <Select labelId="age-label" name="age" label="Age" defaultValue="">
          <MenuItem value="18">18 to 30</MenuItem>
          <MenuItem value="31">Over 30</MenuItem>
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel id="pace">Pace</FormLabel>
        <RadioGroup aria-labelledby="pace" name="pace" defaultValue="slow">
          <FormControlLabel value="slow" control={<Radio />} label="Slow" />
          <FormControlLabel value="fast" control={<Radio />} label="Fast" />
        </RadioGroup>
      </FormControl>
      <Autocomplete options={films} renderInput={(params) => <TextField {...params} label="Film" />} />
      <FormControlLabel control={<Switch name="alerts" />} label="Send alerts" />
      <FormControlLabel control={<Checkbox name="terms" />} label="I agree" required />
      <Button type="submit" variant="contained">
        Order
      </Button>
    </form>
  );
}
