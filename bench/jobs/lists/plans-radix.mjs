// Written from the source before the first run.
const item = (id, title, status, priority, description, more = {}) => ({
  id,
  title,
  description,
  status,
  priority,
  cardType: 'basic',
  cardMeta: {},
  assignee: '',
  dueDate: '',
  tags: [],
  createdAt: id,
  ...more,
});
const note = (id, title, content, pinned = false) => ({
  id,
  title,
  content,
  tags: [],
  linkPreviews: [],
  pinned,
  createdAt: 1,
  updatedAt: 1,
});
const sections = [
  { id: 'backlog', label: 'Backlog' },
  { id: 'in-progress', label: 'In Progress' },
  { id: 'review', label: 'Review' },
  { id: 'done', label: 'Done' },
];
const workspace = {
  projects: [
    {
      id: 'p1',
      name: 'Garden',
      description: 'Beds and paths',
      type: 'home',
      sections,
      tasks: [
        item('t1', 'Plant tulips', 'backlog', 'high', 'Along the fence'),
        item('t2', 'Order gravel', 'in-progress', 'low', 'Two tons'),
        item('t3', 'Mend the gate', 'backlog', 'medium', 'New hinges'),
      ],
      notesState: {
        notes: [note('n1', 'Soil', 'Sandy and dry'), note('n2', 'Seeds', 'Buy marigolds')],
        activeNoteId: 'n1',
      },
      resources: [],
      createdAt: 1,
      updatedAt: 1,
    },
    {
      id: 'p2',
      name: 'Kitchen',
      description: 'New shelves',
      type: 'home',
      sections,
      tasks: [item('t4', 'Measure the wall', 'backlog', 'low', 'With a laser')],
      notesState: { notes: [note('n3', 'Paint', 'Light blue')], activeNoteId: 'n3' },
      resources: [],
      createdAt: 1,
      updatedAt: 1,
    },
  ],
  activeProjectId: 'p1',
};
const garden = ({ plans }) => plans.find(({ id }) => id === 'p1');
const task = (after, title) => garden(after)?.tasks.find((one) => one.title === title);
const tasks = (after) =>
  garden(after)
    .tasks.map(({ title }) => title)
    .sort()
    .join();
const notes = (after) =>
  garden(after)
    .notes.map(({ title }) => title)
    .sort()
    .join();
const button = (page, name) => page.getByRole('button', { name, exact: true });
const dialog = (page) => page.getByRole('dialog');
const card = (page, title) => page.locator('.kanban-task', { hasText: title });
const toNotes = (page) => page.getByRole('button', { name: 'Notes', exact: true }).click();
const addItem = (page) => page.locator('header').getByRole('button', { name: 'Add Item' }).click();
const shown = (selector) => async (page) => (await page.locator(selector).allInnerTexts()).join(' | ');
const newItem = { says: /item|task/iu, about: /add|new|creat/iu, not: /edit|delet|section|search/iu };

export const app = {
  source: 'kcdriod/LifeFlowPlanner 4b4acf7',
  stack: 'React 18, Vite 7, Radix 1, Tailwind 3, Framer Motion 12, views by a state',
  serve: { command: 'npx vite --port 4881 --strictPort', port: 4881 },
  instrument: ['--explore'],
  spent: '2026-11-28',
  seed: {
    local: { 'kanban.workspace.v1': workspace, 'kanban.view.v1': 'board', 'kanban.theme.v1': 'light' },
  },
  async state({ local }) {
    const kept = await local('kanban.workspace.v1');
    return {
      active: kept.activeProjectId,
      plans: kept.projects.map((plan) => ({
        id: plan.id,
        name: plan.name,
        type: plan.type,
        description: plan.description,
        sections: plan.sections.map(({ label }) => label),
        tasks: plan.tasks.map(({ title, status, priority, description, dueDate, cardType, cardMeta }) => ({
          title,
          status,
          priority,
          description,
          dueDate,
          cardType,
          repeats: cardMeta.recurrenceRule,
        })),
        notes: plan.notesState.notes.map(({ title, content, pinned }) => ({ title, content, pinned })),
        note: plan.notesState.notes.find(({ id }) => id === plan.notesState.activeNoteId)?.title,
      })),
    };
  },
  also: [/board|kanban|notes|view/iu, /bold|heading|list|quote|code|link|markdown/iu],
  calls: [
    {
      job: 'create a plan for work without a template',
      ways: [
        {
          says: /plan|project/iu,
          about: /add|new|creat/iu,
          not: /edit|delet/iu,
          fields: [
            [/name/iu, 'Conference'],
            [/type/iu, /\bwork/iu],
            [/template/iu, false],
          ],
        },
      ],
      want: ({ plans }) =>
        plans.some(({ name, type, tasks: all }) => name === 'Conference' && type === 'work' && all.length === 0),
      async hand(page) {
        await button(page, 'New Plan').click();
        await dialog(page).getByLabel('Plan Name').fill('Conference');
        await dialog(page).getByLabel('Plan Type').selectOption('work');
        await dialog(page).getByRole('checkbox').uncheck();
        await button(page, 'Create Plan').click();
      },
    },
    {
      job: 'rename the plan',
      ways: [
        {
          says: /plan|project|edit/iu,
          about: /edit|updat|chang|renam|save/iu,
          not: /delet|item|note|section/iu,
          fields: [[/name/iu, 'Allotment']],
        },
      ],
      want: (after) => garden(after)?.name === 'Allotment',
      async hand(page) {
        await page.locator('aside').getByRole('button', { name: 'Edit' }).click();
        await dialog(page).getByLabel('Plan Name').fill('Allotment');
        await button(page, 'Save Changes').click();
      },
    },
    {
      job: 'delete the plan after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /plan|project|delete$/iu, not: /item|task|note|section|step/iu }],
      want: ({ plans }) => plans.map(({ name }) => name).join() === 'Kitchen',
      async hand(page) {
        await page.locator('aside').getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'go to another plan',
      ways: [{ says: /plan|project/iu, not: /creat|edit|delet|new/iu, row: ['Kitchen', 'p2'] }],
      want: (after) => after.active === 'p2',
      hand: (page) => page.locator('aside').getByRole('button', { name: 'Kitchen' }).click(),
    },
    {
      job: 'add an urgent item with a date',
      ways: [
        {
          ...newItem,
          fields: [
            [/^title/iu, 'Rake leaves'],
            [/due|date/iu, '2027-03-04'],
            [/priority/iu, /urgent/iu],
          ],
        },
      ],
      want: (after) =>
        task(after, 'Rake leaves')?.priority === 'urgent' && task(after, 'Rake leaves').dueDate === '2027-03-04',
      async hand(page) {
        await addItem(page);
        await dialog(page).getByLabel('Title').fill('Rake leaves');
        await dialog(page).getByLabel('Due Date').fill('2027-03-04');
        await dialog(page).locator('[name=priority]').selectOption('urgent');
        await button(page, 'Save Item').click();
      },
    },
    {
      job: 'be refused for an item without a title',
      as: 'add an urgent item with a date',
      fields: [[/^title/iu, ' ']],
      async hand(page) {
        await addItem(page);
        await dialog(page).getByLabel('Title').fill(' ');
        await button(page, 'Save Item').click();
      },
    },
    {
      job: 'add an item that repeats each day',
      ways: [
        {
          ...newItem,
          fields: [
            [/^title/iu, 'Water the beds'],
            [/card|type/iu, /recurring/iu],
            [/repeat|recurr/iu, /daily/iu],
          ],
        },
      ],
      want: (after) =>
        task(after, 'Water the beds')?.cardType === 'recurring' && task(after, 'Water the beds').repeats === 'daily',
      async hand(page) {
        await addItem(page);
        await dialog(page).getByLabel('Title').fill('Water the beds');
        await dialog(page).getByLabel('Card Type').selectOption('recurring');
        await dialog(page).getByLabel('Repeat').selectOption('daily');
        await button(page, 'Save Item').click();
      },
    },
    {
      job: 'add an item to a section',
      ways: [
        { ...newItem, row: ['Review', 'review'], fields: [[/^title/iu, 'Check the drains']] },
        {
          ...newItem,
          fields: [
            [/^title/iu, 'Check the drains'],
            [/status|section/iu, /review/iu],
          ],
        },
      ],
      want: (after) => task(after, 'Check the drains')?.status === 'review',
      async hand(page) {
        await page.locator('.workspace-column').nth(2).getByRole('button', { name: 'Add Item' }).click();
        await dialog(page).getByLabel('Title').fill('Check the drains');
        await button(page, 'Save Item').click();
      },
    },
    {
      job: 'change the description of an item',
      ways: [
        {
          says: /item|task|edit/iu,
          about: /edit|updat|chang|save/iu,
          not: /delet|plan|note|section/iu,
          row: ['Order gravel', 't2'],
          fields: [[/descri/iu, 'Three tons']],
        },
      ],
      want: (after) =>
        task(after, 'Order gravel')?.description === 'Three tons' &&
        task(after, 'Plant tulips').description === 'Along the fence',
      async hand(page) {
        await card(page, 'Order gravel').getByRole('button', { name: 'Edit' }).click();
        await dialog(page).getByLabel('Description').fill('Three tons');
        await button(page, 'Save Item').click();
      },
    },
    {
      job: 'move an item to another section',
      ways: [
        {
          says: /item|task|edit|move/iu,
          about: /edit|updat|chang|save|move/iu,
          not: /delet|plan|note/iu,
          row: ['Mend the gate', 't3'],
          fields: [[/status|section|move/iu, /in.progress/iu]],
        },
      ],
      want: (after) => task(after, 'Mend the gate')?.status === 'in-progress' && tasks(after).includes('Plant tulips'),
      async hand(page) {
        await card(page, 'Mend the gate').getByRole('button', { name: 'Edit' }).click();
        await dialog(page).getByLabel('Status').selectOption('in-progress');
        await button(page, 'Save Item').click();
      },
    },
    {
      job: 'delete an item',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /plan|note|section|step/iu, row: ['Plant tulips', 't1'] }],
      want: (after) => tasks(after) === 'Mend the gate,Order gravel',
      hand: (page) => card(page, 'Plant tulips').getByRole('button', { name: 'Delete' }).click(),
    },
    {
      job: 'show the items of one priority',
      ways: [{ says: /filter|priorit|search/iu, not: /add|edit|save|delet/iu, fields: [[/priorit/iu, /^low$/iu]] }],
      look: shown('.kanban-task'),
      want: ({ look }) => look.includes('Order gravel') && !look.includes('Plant tulips'),
      async hand(page) {
        await page.locator('header select').selectOption('low');
        await card(page, 'Plant tulips').waitFor({ state: 'detached' });
      },
    },
    {
      job: 'search the items',
      ways: [{ says: /search|filter|find/iu, not: /add|edit|save|delet|note/iu, fields: [[/search/iu, 'hinges']] }],
      look: shown('.kanban-task'),
      want: ({ look }) => look.includes('Mend the gate') && !look.includes('Order gravel'),
      async hand(page) {
        await page.getByPlaceholder('Search items...').fill('hinges');
        await card(page, 'Order gravel').waitFor({ state: 'detached' });
      },
    },
    {
      job: 'switch to the dark look',
      ways: [{ says: /dark|theme|mode/iu }],
      look: (page) => page.evaluate(() => document.documentElement.classList.contains('dark')),
      want: ({ look }) => look === true,
      hand: (page) => button(page, 'Switch to dark mode').click(),
    },
    {
      job: 'add a note',
      ways: [{ says: /note|new/iu, about: /new|add|creat/iu, not: /item|plan|delet|duplic|pin|search|section/iu }],
      want: (after) => notes(after) === 'Garden Note,Seeds,Soil',
      async hand(page) {
        await toNotes(page);
        await button(page, 'New').click();
      },
    },
    {
      job: 'write the title of the open note',
      ways: [
        {
          says: /note/iu,
          not: /delet|duplic|pin|search|item|plan|new/iu,
          fields: [[/title/iu, 'Earth']],
        },
      ],
      want: (after) => notes(after) === 'Earth,Seeds',
      async hand(page) {
        await toNotes(page);
        await page.getByPlaceholder('Note title').fill('Earth');
      },
    },
    {
      job: 'open another note',
      ways: [{ says: /note/iu, not: /delet|duplic|pin|search|new|item/iu, row: ['Seeds', 'n2'] }],
      want: (after) => garden(after).note === 'Seeds',
      async hand(page) {
        await toNotes(page);
        await page.getByRole('button', { name: 'Seeds' }).click();
      },
    },
    {
      job: 'pin the open note',
      ways: [{ says: /pin/iu }],
      want: (after) => garden(after).notes.some(({ title, pinned }) => title === 'Soil' && pinned),
      async hand(page) {
        await toNotes(page);
        await button(page, 'Pin note').click();
      },
    },
    {
      job: 'duplicate the open note',
      ways: [{ says: /duplic|copy/iu }],
      want: (after) => notes(after) === 'Seeds,Soil,Soil (Copy)',
      async hand(page) {
        await toNotes(page);
        await button(page, 'Duplicate note').click();
      },
    },
    {
      job: 'delete the open note after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /note/iu, not: /item|plan|section/iu }],
      want: (after) => notes(after) === 'Seeds',
      async hand(page) {
        await toNotes(page);
        await button(page, 'Delete note').click();
      },
    },
    {
      job: 'search the notes',
      before: toNotes,
      ways: [{ says: /search|filter|find/iu, not: /add|edit|save|delet|item/iu, fields: [[/search/iu, 'marigold']] }],
      look: shown('.workspace-main button:has(p)'),
      want: ({ look }) => look.includes('Seeds') && !look.includes('Soil'),
      async hand(page) {
        await page.getByPlaceholder('Search notes...').fill('marigold');
        await page.getByRole('button', { name: 'Soil' }).waitFor({ state: 'detached' });
      },
    },
    {
      job: 'read the items',
      rows: [
        ['Plant tulips', 'Along the fence'],
        ['Order gravel', 'Two tons'],
        ['Mend the gate', 'New hinges'],
      ],
    },
    {
      job: 'read the notes',
      before: toNotes,
      hand: toNotes,
      rows: [
        ['Soil', 'Sandy and dry'],
        ['Seeds', 'Buy marigolds'],
      ],
    },
    {
      job: 'read the plans',
      rows: [
        ['Garden', '3 items'],
        ['Kitchen', '1 item'],
      ],
    },
  ],
};
