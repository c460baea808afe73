// Written from the source before the first run.
const note = (id, title, content, pinned = false) => ({ id, title, content, pinned, timestamp: 1736000000000 });
const find = (state, title) => state.find((one) => one.title === title);

export const app = {
  source: 'sumeranger/vue-notes 099e0a5',
  stack: 'Vue 3, Vite, Pinia, vue-contenteditable',
  serve: { command: 'npx vite --port 4653 --strictPort', port: 4653 },
  instrument: ['--explore'],
  seed: {
    local: {
      notes: [
        note('a', 'Garden', 'water the roses'),
        note('b', 'Shopping', 'milk and bread'),
        note('c', 'Work', 'the report'),
      ],
    },
  },
  state: async ({ local }) =>
    ((await local('notes')) ?? []).map(({ title, content, pinned }) => ({ title, content, pinned })),
  calls: [
    {
      job: 'add a note',
      parameters: ['title', 'content'],
      tool: { row: false, action: /save/iu, fields: [/title/iu] },
      fields: { 'New title': 'Music' },
      args: { content: 'practise' },
      want: (after) => find(after, 'Music')?.content === 'practise' && after.length === 4,
    },
    {
      job: 'open a note',
      parameters: ['row'],
      tool: { row: true, fields: [], only: true, action: /^(?!.*(?:delete|push_pin|do_not_disturb))/iu },
      row: 'Shopping',
      look: async (page) => page.locator('.view-notes-title').allTextContents(),
      want: ({ look }) => look[0] === 'Shopping',
    },
    {
      job: 'delete a note',
      parameters: ['row'],
      destructive: true,
      tool: { row: true, action: /delete/iu },
      row: 'Shopping',
      want: (after) => find(after, 'Shopping') === undefined && after.length === 2,
    },
    {
      job: 'pin a note',
      parameters: ['row'],
      tool: { row: true, action: /pin/iu },
      row: 'Shopping',
      want: (after) => find(after, 'Shopping')?.pinned === true && find(after, 'Work')?.pinned === false,
    },
    {
      job: 'change the content of a note',
      parameters: ['row', 'content'],
      tool: { action: /save/iu, fields: [/title/iu], opener: /edit/iu },
      row: 'Shopping',
      args: { content: 'eggs' },
      want: (after) => find(after, 'Shopping')?.content === 'eggs' && after.length === 3,
    },
    {
      job: 'show the notes as a grid',
      parameters: [],
      tool: { row: false, action: /grid/iu },
      look: async (page) => page.locator('.grid-wrapper').count(),
      want: ({ look }) => look === 1,
    },
    {
      job: 'open the form of a new note',
      parameters: [],
      tool: { row: false, action: /edit_note|edit note|add/iu },
      before: async (page) => page.getByText('view_list').first().waitFor(),
      look: async (page) => page.locator('.input-title').count(),
      want: ({ look }) => look === 1,
    },
    {
      job: 'read the notes',
      parameters: [],
      tool: { kind: 'read' },
      reads: (answer) => ['Garden', 'Work'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
