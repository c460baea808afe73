// Written from the source before the first run.
let id = 0;
const task = (title, subtasks) => ({
  id: (id += 1),
  title,
  description: `About ${title.toLowerCase()}`,
  subtasks: subtasks.map(([name, isCompleted]) => ({ id: (id += 1), title: name, isCompleted })),
});
const column = (name, tasks) => ({ id: (id += 1), name, tasks });
const names = (state) => state.boards.map(({ name }) => name).join();
const columns = (state) => state.boards[0].columns.map(({ name }) => name).join();
const find = (state, title) =>
  state.boards[0].columns
    .flatMap(({ name, tasks }) => tasks.map((one) => ({ ...one, column: name })))
    .find((one) => one.title === title);
const card = (page, title) => page.locator('main li', { hasText: title });
const opened = async (page) => {
  await card(page, 'Paint wall').click();
  await page.getByText('Current Status').waitFor();
};
const boardMenu = async (page, name) => {
  await page.getByAltText('More icon').click();
  await page.locator('header li', { hasText: name }).click();
};
const taskMenu = async (page, name) => {
  await page.getByAltText('Vertical ellipsis icon').click();
  await page.locator('section li', { hasText: name }).click();
};

export const app = {
  source: 'lissajous-laser/kanban-task-management 3ab7689',
  stack: 'Next 13, Redux Toolkit, styled-components, react-select',
  serve: { command: 'npx next dev -p 4664', port: 4664 },
  instrument: ['--explore'],
  also: [/sidebar/iu, /subtask|column/iu],
  seed: {
    local: {
      boards: [
        {
          id: 0,
          name: 'House',
          columns: [
            column('Open', [
              task('Paint wall', [
                ['Buy paint', true],
                ['Clean wall', false],
              ]),
              task('Fix door', [['Find hammer', false]]),
            ]),
            column('Closed', [task('Call Ann', [['Find number', true]])]),
          ],
        },
        { id: 500, name: 'Garden', columns: [column('Spring', [task('Cut grass', [['Oil mower', false]])])] },
        { id: 600, name: 'Office', columns: [column('Later', [])] },
      ],
      darkMode: [true],
    },
  },
  async state({ local }) {
    const [boards, darkMode] = [await local('boards'), await local('darkMode')];
    return {
      dark: darkMode[0],
      boards: boards.map((board) => ({
        name: board.name,
        columns: board.columns.map(({ name, tasks }) => ({
          name,
          tasks: tasks.map(({ title, description, subtasks }) => ({
            title,
            description,
            subtasks: subtasks.map((one) => `${one.title}: ${one.isCompleted}`),
          })),
        })),
      })),
    };
  },
  calls: [
    {
      job: 'create a board',
      ways: [
        {
          says: /board/iu,
          about: /create|new|add/iu,
          not: /edit|save|rename/iu,
          fields: [[/name|web design/iu, 'Travel']],
        },
      ],
      want: (after) => names(after) === 'House,Garden,Office,Travel',
      async hand(page) {
        await page.getByText('+ Create New Board').click();
        await page.getByPlaceholder('e.g. Web Design').fill('Travel');
        await page.getByRole('button', { name: 'Create Board' }).click();
      },
    },
    {
      job: 'switch to another board',
      ways: [
        { says: /board|garden|switch|select|open|show|set/iu, not: /create|new|add|edit|rename|task/iu, row: 'Garden' },
        {
          says: /board|switch|select|open|show|set/iu,
          not: /create|new|add|edit|rename|task/iu,
          fields: [[/board|name/iu, /^garden$/iu]],
        },
      ],
      look: async (page) => (await page.locator('header h1').first().innerText()).trim(),
      want: ({ look }) => look === 'Garden',
      hand: (page) => page.locator('nav li', { hasText: 'Garden' }).getByRole('button').click(),
    },
    {
      job: 'rename the board',
      ways: [
        {
          says: /board|edit|save|rename/iu,
          about: /edit|save|rename/iu,
          not: /create|new|add|task/iu,
          fields: [[/name|web design/iu, 'Home']],
        },
      ],
      want: (after) => names(after) === 'Home,Garden,Office' && columns(after) === 'Open,Closed',
      async hand(page) {
        await boardMenu(page, 'Edit Board');
        await page.getByPlaceholder('e.g. Web Design').fill('Home');
        await page.getByRole('button', { name: 'Save Changes' }).click();
      },
    },
    {
      job: 'add a column to the board',
      ways: [
        {
          says: /column|board/iu,
          about: /column/iu,
          not: /task|create board/iu,
          fields: [[/column/iu, ['Open', 'Closed', 'Waiting']]],
        },
        {
          says: /column|board/iu,
          about: /new column|add column/iu,
          not: /task|create board/iu,
          fields: [[/column|todo/iu, 'Waiting']],
        },
      ],
      want: (after) => columns(after) === 'Open,Closed,Waiting' && find(after, 'Paint wall')?.column === 'Open',
      async hand(page) {
        await page.getByRole('button', { name: '+ New Column' }).click();
        await page.getByPlaceholder('eg. Todo').last().fill('Waiting');
        await page.getByRole('button', { name: 'Save Changes' }).click();
      },
    },
    {
      job: 'add a task',
      ways: [
        {
          says: /task/iu,
          about: /add|new|create/iu,
          not: /edit|board/iu,
          fields: [
            [/title|coffee break/iu, 'Plant tree'],
            [/description|good to take/iu, 'Behind the house'],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Plant tree')?.column === 'Open' && find(after, 'Plant tree').description === 'Behind the house',
      async hand(page) {
        await page.getByRole('button', { name: '+ Add New Task' }).click();
        await page.getByPlaceholder('e.g. Take coffee break').fill('Plant tree');
        await page.locator('textarea').fill('Behind the house');
        await page.getByRole('button', { name: 'Create Task' }).click();
      },
    },
    {
      job: 'tick a subtask of the open task',
      before: opened,
      ways: [
        { says: /subtask|tick|check|toggle|complet|press/iu, about: /subtask/iu, row: 'Clean wall' },
        {
          says: /subtask|tick|check|toggle|complet|set/iu,
          row: 'Clean wall',
          fields: [[/subtask|done|check|complet|toggle/iu, true]],
        },
        { says: /subtask|tick|check|toggle|complet|set/iu, fields: [[/subtask/iu, 'Clean wall']] },
      ],
      want: (after) => find(after, 'Paint wall')?.subtasks.join() === 'Buy paint: true,Clean wall: true',
      hand: (page) => page.getByRole('button', { name: 'Clean wall' }).click(),
    },
    {
      job: 'move the open task to another column',
      before: opened,
      ways: [
        {
          says: /status|column|move|task|set/iu,
          about: /status|column|move/iu,
          not: /add|new|create|board/iu,
          fields: [[/status|column/iu, 'Closed']],
        },
      ],
      want: (after) => find(after, 'Paint wall')?.column === 'Closed' && find(after, 'Fix door')?.column === 'Open',
      async hand(page) {
        await page.locator('.Select__control').click();
        await page.locator('.Select__option', { hasText: 'Closed' }).click();
      },
    },
    {
      job: 'change the title of a task',
      ways: [
        {
          says: /task|edit|save|update/iu,
          about: /edit|save|update/iu,
          not: /add|new|create|board/iu,
          row: 'Fix door',
          fields: [[/title|coffee break/iu, 'Fix gate']],
        },
      ],
      want: (after) => find(after, 'Fix gate')?.column === 'Open' && find(after, 'Fix door') === undefined,
      async hand(page) {
        await card(page, 'Fix door').click();
        await taskMenu(page, 'Edit Task');
        await page.getByPlaceholder('e.g. Take coffee break').fill('Fix gate');
        await page.getByRole('button', { name: 'Save Changes' }).click();
      },
    },
    {
      job: 'delete the open task after the question',
      destructive: true,
      before: opened,
      ways: [{ says: /delet|remov/iu, about: /task/iu, not: /board|subtask/iu }],
      want: (after) => find(after, 'Paint wall') === undefined && find(after, 'Fix door') !== undefined,
      async hand(page) {
        await taskMenu(page, 'Delete Task');
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
      },
    },
    {
      job: 'delete the board after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /board/iu, not: /task|column/iu }],
      want: (after) => names(after) === 'Garden,Office',
      async hand(page) {
        await boardMenu(page, 'Delete Board');
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
      },
    },
    {
      job: 'switch to the light theme',
      ways: [
        { says: /theme|dark|light|mode/iu },
        { says: /theme|dark|light|mode/iu, fields: [[/dark/iu, false]] },
        { says: /theme|dark|light|mode/iu, fields: [[/theme|light|mode/iu, true]] },
      ],
      want: (after) => after.dark === false && names(after) === 'House,Garden,Office',
      hand: (page) => page.getByRole('button', { name: 'Dark Mode Toggle' }).click(),
    },
    {
      job: 'read the tasks of the board',
      rows: [['Paint wall', '1 of 2'], ['Fix door', '0 of 1'], ['Call Ann']],
    },
  ],
};
