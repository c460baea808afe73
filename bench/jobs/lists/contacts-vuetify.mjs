// Written from the source before the first run.
const contact = (id, firstName, lastName, more = {}) => ({
  id,
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@example.org`,
  company: 'Acme',
  jobTitle: 'Baker',
  country: 'Norway',
  phone: '12345678901',
  ...more,
});
const find = (state, firstName) => state.find((one) => one.firstName === firstName);

export const app = {
  source: 'ok-webdev/contacts-app 63bc07b',
  stack: 'Vue 3, Vite, Vuetify, Pinia',
  serve: { command: 'npx vite --port 4644 --strictPort', port: 4644 },
  instrument: ['--explore'],
  seed: { local: { contacts: [contact(1, 'Ada', 'Byron'), contact(2, 'Bo', 'Olsen'), contact(3, 'Cleo', 'Marin')] } },
  state: async ({ local }) =>
    ((await local('contacts')) ?? []).map(({ firstName, lastName, email, phone, company, jobTitle, country }) => ({
      firstName,
      lastName,
      email,
      phone,
      company,
      jobTitle,
      country,
    })),
  calls: [
    {
      job: 'add a contact',
      parameters: ['firstName', 'lastName', 'email', 'phone', 'company', 'jobTitle', 'country'],
      tool: { row: false, fields: [/first name/iu, /email/iu, /phone/iu] },
      fields: { 'First name': 'Dee', 'Last name': 'Stone', Email: 'dee@example.org', Phone: '555', Company: 'Brick' },
      want: (after) => find(after, 'Dee')?.company === 'Brick' && after.length === 4,
    },
    {
      job: 'add a contact with a country',
      parameters: ['firstName', 'lastName', 'email', 'phone', 'country'],
      tool: { row: false, fields: [/first name/iu, /email/iu, /country/iu] },
      fields: { 'First name': 'Eve', 'Last name': 'Hill', Email: 'eve@example.org', Phone: '556', Country: 'Denmark' },
      want: (after) => find(after, 'Eve')?.country === 'Denmark' && after.length === 4,
    },
    {
      job: 'be refused for a wrong e-mail',
      parameters: ['firstName', 'lastName', 'email', 'phone'],
      tool: { row: false, fields: [/first name/iu, /email/iu, /phone/iu] },
      fields: { 'First name': 'Dee', 'Last name': 'Stone', Email: 'dee', Phone: 'five' },
      // The app only marks the fields, and adds the contact in spite of it.
      want: (after) => find(after, 'Dee') !== undefined,
    },
    {
      job: 'change the phone of a contact',
      parameters: ['row', 'phone'],
      tool: { row: true, fields: [/phone/iu] },
      row: 'Bo Olsen',
      fields: { Phone: '777' },
      want: (after) => find(after, 'Bo')?.phone === '777' && find(after, 'Bo').company === 'Acme' && after.length === 3,
    },
    {
      job: 'delete a contact after the question',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /^(?:submit|delete)$/iu },
      row: 'Bo Olsen',
      want: (after) => find(after, 'Bo') === undefined && after.length === 2,
    },
    {
      job: 'search the contacts',
      parameters: ['query'],
      tool: { row: false, fields: [/search/iu] },
      fields: { 'Search by name, company or email': 'cleo' },
      look: async (page) => page.locator('.v-main .v-card').count(),
      want: ({ look }) => look === 1,
    },
    {
      job: 'show the details of a contact',
      parameters: ['row'],
      tool: { row: true, fields: [], only: true, action: /chevron|expand|detail|show/iu },
      row: 'Bo Olsen',
      look: async (page) => page.getByText('Full name:').count(),
      want: ({ look }) => look === 1,
    },
    {
      job: 'read the contacts',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Ada Byron', 'Cleo Marin'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
