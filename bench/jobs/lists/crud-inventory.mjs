// Written from the source before the first run.
const control = (mainID, mainDescription, domain = 'Asset Security', scope = 'Yes') => ({
  mainID,
  mainDescription,
  domain,
  scope,
});
const find = (state, id) => state.find(({ mainID }) => mainID === id);

export const app = {
  source: 'MiguelAngelHorta/CRUD-App 6587d31',
  stack: 'HTML, Bootstrap 5',
  serve: { command: 'python3 -m http.server 4635', port: 4635 },
  instrument: ['--explore'],
  seed: {
    local: {
      controlList: [control('A1', 'Lock the doors'), control('A2', 'Back up the disks'), control('A3', 'Rotate keys')],
    },
  },
  state: async ({ local }) => (await local('controlList')) ?? [],
  calls: [
    {
      job: 'add a control',
      parameters: ['mainID', 'mainDescription', 'domain', 'scope'],
      tool: { action: /add control/iu, fields: [/main control id/iu, /description/iu, /domain/iu, /scope/iu] },
      fields: {
        'Main Control ID': 'A9',
        'Main Control Description': 'Patch the servers',
        'Security Domain': 'Security Operations',
        Scope: 'No',
      },
      want: (after) => find(after, 'A9')?.domain === 'Security Operations' && after.length === 4,
    },
    {
      job: 'be refused for a control that exists',
      parameters: ['mainID', 'mainDescription', 'domain', 'scope'],
      tool: { action: /add control/iu, fields: [/main control id/iu, /description/iu, /domain/iu, /scope/iu] },
      fields: {
        'Main Control ID': 'A1',
        'Main Control Description': 'Again',
        'Security Domain': 'Security Operations',
        Scope: 'No',
      },
      want: 'nothing',
    },
    {
      job: 'delete a control',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /delete/iu },
      row: 'A2',
      want: (after) => find(after, 'A2') === undefined && after.length === 2,
    },
    {
      job: 'open a control for editing',
      parameters: ['row'],
      tool: { row: true, action: /edit/iu },
      row: 'A2',
      look: async (page) => page.evaluate(() => document.querySelector('#mainID').value),
      want: ({ look }) => look === 'A2',
    },
    {
      job: 'change the scope of a control that is open for editing',
      parameters: ['scope'],
      before: async (page) => page.locator('#crudTable tbody tr', { hasText: 'A2' }).getByText('Edit').click(),
      tool: { action: /^update$/iu, fields: [/scope/iu] },
      fields: { Scope: 'No' },
      want: (after) => find(after, 'A2')?.scope === 'No' && after.length === 3,
    },
    {
      job: 'download the controls as CSV',
      parameters: [],
      tool: { action: /download csv/iu },
      want: 'nothing',
      reads: (answer) => answer.status === 'completed',
    },
    {
      job: 'read the controls',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Lock the doors', 'Rotate keys'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
