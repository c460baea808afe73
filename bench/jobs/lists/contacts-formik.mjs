// Written from the source before the first run.
const contact = (id, name, number) => ({ id, name, number });
const find = (state, name) => state.find((one) => one.name === name);

export const app = {
  source: 'RomanTuras/goit-neo-react-hw-module6 a36d0d3',
  stack: 'React 18, Vite, Formik, Yup, Redux Toolkit',
  serve: { command: 'npx vite --port 4651 --strictPort', port: 4651 },
  instrument: ['--explore'],
  seed: {
    local: {
      'persist:root': {
        contacts: JSON.stringify({
          items: [
            contact('a', 'Ada Byron', '111-22'),
            contact('b', 'Bo Olsen', '333-44'),
            contact('c', 'Cleo Marin', '555-66'),
          ],
        }),
        _persist: JSON.stringify({ version: -1, rehydrated: true }),
      },
    },
  },
  async state({ local }) {
    const kept = await local('persist:root');
    return JSON.parse(kept?.contacts ?? '{"items":[]}').items.map(({ name, number }) => ({ name, number }));
  },
  calls: [
    {
      job: 'add a contact',
      parameters: ['name', 'number'],
      tool: { action: /add contact/iu, fields: [/name/iu, /number/iu] },
      fields: { Name: 'Dee Stone', Number: '777-88' },
      want: (after) => find(after, 'Dee Stone')?.number === '777-88' && after.length === 4,
    },
    {
      job: 'be refused for a short name',
      parameters: ['name', 'number'],
      tool: { action: /add contact/iu, fields: [/name/iu, /number/iu] },
      fields: { Name: 'Di', Number: '777-88' },
      want: 'nothing',
    },
    {
      job: 'be refused for a long number',
      parameters: ['name', 'number'],
      tool: { action: /add contact/iu, fields: [/name/iu, /number/iu] },
      fields: { Name: 'Dee Stone', Number: '7'.repeat(60) },
      want: 'nothing',
    },
    {
      job: 'be refused without a number',
      parameters: ['name'],
      tool: { action: /add contact/iu, fields: [/name/iu, /number/iu] },
      fields: { Name: 'Dee Stone' },
      want: 'nothing',
    },
    {
      job: 'delete a contact',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /delete/iu },
      row: 'Bo Olsen',
      want: (after) => find(after, 'Bo Olsen') === undefined && after.length === 2,
    },
    {
      job: 'find contacts by name',
      parameters: ['query'],
      tool: { fields: [/find contacts/iu] },
      fields: { 'Find contacts by name': 'cleo' },
      look: async (page) => page.getByRole('button', { name: 'Delete' }).count(),
      want: ({ look }) => look === 1,
    },
    {
      job: 'read the contacts',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Ada Byron', '555-66'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
