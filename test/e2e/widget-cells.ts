/** A widget of the matrix: the arguments by label, and what they make of the state that they are kept in. */
export interface Widget {
  row: string;
  /** The tool, by the name of the button that it ends with. */
  button: string;
  values: Record<string, unknown>;
  state: Record<string, unknown>;
}

const booking = (row: string, label: string, value: unknown, state: Record<string, unknown>): Widget => ({
  row,
  button: 'Save booking',
  values: { [label]: value },
  state,
});
const stay = (row: string, values: Record<string, unknown>, state: Record<string, unknown>): Widget => ({
  row,
  button: 'Save stay',
  values,
  state,
});

/** What the pages of examples/playground/widgets hold before anything is done. */
export const untouched = {
  saved: { guest: '', nights: null, arrival: '', room: '', breakfast: false, payment: '', city: '' },
  stay: {
    wishes: '',
    email: '',
    website: '',
    phone: '',
    keyword: '',
    wakeUp: '',
    departure: '',
    checkout: '',
    season: '',
    week: '',
    colour: '#000000',
    warmth: 18,
    adults: 1,
    parking: false,
    extras: [],
    airport: '',
    floor: '',
    tags: [],
  },
};

/** Each row of the matrix, the commonest first. */
export const widgets: Widget[] = [
  booking('text', 'Guest', 'Ada Byron', { guest: 'Ada Byron' }),
  booking('number', 'Nights', 3, { nights: 3 }),
  booking('date', 'Arrival', '2027-03-14', { arrival: '2027-03-14' }),
  booking('select', 'Room', 'Double', { room: 'Double' }),
  booking('checkbox', 'Breakfast', true, { breakfast: true }),
  booking('radio', 'Payment', 'Invoice', { payment: 'Invoice' }),
  booking('combobox', 'City', 'Tromsø', { city: 'Tromsø' }),
  stay('textarea', { Wishes: 'Quiet room\nHigh floor' }, { wishes: 'Quiet room\nHigh floor' }),
  stay(
    'typed',
    { Email: 'ada@example.com', Website: 'https://example.com/ada', Phone: '+47 555 01 23', Keyword: 'fjord' },
    { email: 'ada@example.com', website: 'https://example.com/ada', phone: '+47 555 01 23', keyword: 'fjord' },
  ),
  stay('switch', { Parking: true }, { parking: true }),
  stay('slider', { Warmth: 22 }, { warmth: 22 }),
  stay('several', { Extras: ['Cot', 'Late checkout'] }, { extras: ['Cot', 'Late checkout'] }),
  stay('time', { 'Wake-up': '07:30' }, { wakeUp: '07:30' }),
  stay('date and time', { Departure: '2027-03-20T11:15' }, { departure: '2027-03-20T11:15' }),
  stay('day by popup', { Checkout: '2027-03-20' }, { checkout: '2027-03-20' }),
  stay('month', { Season: '2027-07' }, { season: '2027-07' }),
  stay('week', { Week: '2027-W12' }, { week: '2027-W12' }),
  stay('color', { Colour: '#336699' }, { colour: '#336699' }),
  stay('autocomplete', { Airport: 'Oslo Torp' }, { airport: 'Oslo Torp' }),
  stay('listbox', { Floor: 'Second' }, { floor: 'Second' }),
  stay('stepper', { Adults: 3 }, { adults: 3 }),
  stay('chips', { Tags: ['vegan', 'late'] }, { tags: ['vegan', 'late'] }),
  stay('file', { Passport: 'passport.pdf' }, {}),
  { row: 'tabs', button: 'Save company', values: { Company: 'Analytical' }, state: { company: 'Analytical' } },
  { row: 'popover', button: 'Save company', values: { Company: 'Analytical' }, state: { company: 'Analytical' } },
  { row: 'disclosure', button: 'Save nickname', values: { Nickname: 'Ada' }, state: { nickname: 'Ada' } },
  { row: 'menu', button: 'Copy plan', values: {}, state: { chosen: 'copy' } },
  { row: 'dialog', button: 'Keep note', values: { Text: 'Arrives late' }, state: { note: 'Arrives late' } },
];

/** One library's page. */
export interface Column {
  library: string;
  app: 'widgets/react' | 'widgets/vue';
  /** Its path, and the beginning of its harness states. */
  page: string;
  /** The rows that the page has a control for, written down before any tool was run on it. */
  rows: string[];
}

const rows = (text: string): string[] => text.split(', ');
const common = 'text, number, date, select, checkbox, radio, combobox, dialog, textarea, typed, switch, time, file';
const native = `${common}, slider, several, date and time, month, week, color, listbox`;
const column = (app: Column['app'], library: string, page: string, has: string): Column => ({
  library,
  app,
  page,
  rows: rows(has),
});

export const columns: Column[] = [
  column(
    'widgets/react',
    'React 19, controlled',
    'controlled',
    `${native}, autocomplete, stepper, tabs, disclosure, menu`,
  ),
  column('widgets/react', 'React 19, uncontrolled', 'uncontrolled', `${native}, popover, disclosure`),
  column('widgets/react', 'react-hook-form 7', 'react-hook-form', native),
  column(
    'widgets/react',
    'MUI 9, MUI X 9',
    'mui',
    `${common}, slider, several, date and time, week, color, autocomplete, chips, tabs, disclosure, menu`,
  ),
  column(
    'widgets/react',
    'Ant Design 6',
    'antd',
    `${common}, slider, several, date and time, month, week, color, autocomplete, chips, tabs, disclosure, menu`,
  ),
  column('widgets/react', 'Radix 1, cmdk', 'radix', `${common}, slider, tabs, disclosure`),
  column(
    'widgets/react',
    'Mantine 9',
    'mantine',
    `${common}, slider, date and time, month, color, autocomplete, chips, tabs, disclosure, menu`,
  ),
  column('widgets/react', 'Headless UI 2', 'headless-ui', 'text, number, date, select, checkbox, radio, combobox'),
  column('widgets/vue', 'Vue 3', 'native', `${native}, disclosure, menu`),
  column(
    'widgets/vue',
    'Vuetify 4',
    'vuetify',
    `${common}, slider, several, date and time, day by popup, month, week, color, autocomplete, chips, disclosure, menu`,
  ),
  column(
    'widgets/vue',
    'Element Plus 2',
    'element-plus',
    `${common}, slider, several, date and time, month, color, autocomplete, chips, tabs, disclosure, menu`,
  ),
  column(
    'widgets/vue',
    'Quasar 2',
    'quasar',
    `${common}, slider, several, date and time, day by popup, month, week, color, autocomplete, chips, tabs`,
  ),
  column(
    'widgets/vue',
    'PrimeVue 4',
    'primevue',
    `${common}, slider, date and time, month, color, autocomplete, listbox, tabs, disclosure, menu`,
  ),
];

const picker = /picker/;
const refusals = new Map<string, RegExp>([
  ['Radix 1, cmdk: combobox', /^no state shows anything like it/],
  ['Ant Design 6: week', picker],
  ['Ant Design 6: color', picker],
  ['Mantine 9: date and time', picker],
  ['Mantine 9: month', picker],
  ['Element Plus 2: color', picker],
  ['PrimeVue 4: color', picker],
]);

/** What a page has and no tool takes: the reason that the map gives. */
export const refused = (library: string, row: string): RegExp | undefined =>
  row === 'file' ? /^file$|data-mcp|better pair|like it|under the floor/ : refusals.get(`${library}: ${row}`);

/** What takes no typed value although it offers a box: PrimeVue 4.5 fails on every time of a 24-hour clock. */
const rejections = new Set(['PrimeVue 4: time', 'PrimeVue 4: date and time']);
export const rejected = (library: string, row: string): boolean => rejections.has(`${library}: ${row}`);
