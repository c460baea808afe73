import type { Library } from '../library.js';

/** react-day-picker (daypicker.dev): a grid of days in place of a date input. */
export const dayPicker: Library = {
  name: 'react-day-picker',
  packages: { 'react-day-picker': '' },
  components: { DayPicker: { is: 'field', control: 'custom', roles: ['grid'] } },
};
