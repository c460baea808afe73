import { Control, SelectField } from './ui';

const countries = [
  { id: 'no', text: 'Norway' },
  { id: 'se', text: 'Sweden' },
];

export const Filter = () => (
  <form action="/search">
    <SelectField label="Country" name="country" options={countries} />
    <Control label={<b>Year</b>}>
      <input name="year" type="number" min="1900" />
    </Control>
    <button>Filter</button>
  </form>
);
