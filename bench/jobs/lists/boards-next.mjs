// Written from the source before the first run.
const task = (title, status, subtasks) => ({
  title,
  description: `About ${title.toLowerCase()}`,
  status,
  subtasks: subtasks.map(([name, isCompleted]) => ({ title: name, isCompleted })),
});
const names = (state) => state.boards.map(({ name }) => name).join();
const find = (state, title) =>
  state.boards[0].columns
    .flatMap(({ name, tasks }) => tasks.map((one) => ({ ...one, column: name })))
    .find((one) => one.title === title);
const card = (page, title) => page.locator('section h3', { hasText: title }).first();
const opened = async (page) => {
  await card(page, 'Paint wall').click();
  await page.getByText('Current Status').waitFor();
};
const menu = async (page, within, name) => {
  await page.locator(within).getByAltText('options icon').click();
  await page.getByRole('menuitem', { name }).click();
};

export const app = {
  source: 'Grzechu335/kanban-task-management 783f42f',
  stack: 'Next 13, Redux Toolkit, React Hook Form, react-select, react-menu, Tailwind',
  serve: { command: 'npx next dev -p 4663', port: 4663 },
  instrument: ['--explore'],
  also: [/theme|dark|light|sidebar/iu, /subtask|column/iu],
  seed: {
    local: {
      'persist:root': {
        data: JSON.stringify({
          data: [
            {
              name: 'House',
              columns: [
                {
                  name: 'Open',
                  tasks: [
                    task('Paint wall', 'Open', [
                      ['Buy paint', true],
                      ['Clean wall', false],
                    ]),
                    task('Fix door', 'Open', [['Find hammer', false]]),
                  ],
                },
                { name: 'Doing', tasks: [task('Call Ann', 'Doing', [['Find number', true]])] },
                { name: 'Closed', tasks: [] },
              ],
            },
            {
              name: 'Garden',
              columns: [{ name: 'Spring', tasks: [task('Cut grass', 'Spring', [['Oil mower', false]])] }],
            },
            { name: 'Office', columns: [{ name: 'Later', tasks: [] }] },
          ],
          editedData: { boardIndex: 0, columnIndex: 0, taskIndex: 0 },
        }),
        _persist: '{"version":-1,"rehydrated":true}',
      },
    },
  },
  async state({ local }) {
    const { data, editedData } = JSON.parse((await local('persist:root')).data);
    return {
      shown: data[editedData.boardIndex]?.name,
      boards: data.map(({ name, columns }) => ({
        name,
        columns: columns.map((column) => ({
          name: column.name,
          tasks: column.tasks.map(({ title, description, subtasks }) => ({
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
      ways: [{ says: /board/iu, about: /create|new|add/iu, not: /edit|save|rename/iu, fields: [[/name/iu, 'Travel']] }],
      want: (after) =>
        names(after) === 'House,Garden,Office,Travel' &&
        after.boards[3].columns.map(({ name }) => name).join() === 'Todo,Doing',
      async hand(page) {
        await page.getByText('+ Create New Board').click();
        await page.getByPlaceholder('e.g. Web Design').fill('Travel');
        await page.getByRole('button', { name: 'Create New Board' }).click();
      },
    },
    {
      job: 'be refused for a board without a name',
      as: 'create a board',
      fields: [[/name/iu, '']],
      async hand(page) {
        await page.getByText('+ Create New Board').click();
        await page.getByRole('button', { name: 'Create New Board' }).click();
        await page.getByText('Field cannot be empty').waitFor();
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
      want: (after) => after.shown === 'Garden' && names(after) === 'House,Garden,Office',
      hand: (page) => page.locator('section h3', { hasText: 'Garden' }).click(),
    },
    {
      job: 'rename the board',
      ways: [
        {
          says: /board|edit|save|rename/iu,
          about: /edit|save|rename/iu,
          not: /create|new|add|task/iu,
          fields: [[/name/iu, 'Home']],
        },
      ],
      want: (after) => names(after) === 'Home,Garden,Office' && find(after, 'Paint wall')?.column === 'Open',
      async hand(page) {
        await menu(page, 'header >> visible=true', 'Edit Board');
        await page.getByPlaceholder('e.g. Web Design').fill('Home');
        await page.getByRole('button', { name: 'Save Changes' }).click();
      },
    },
    {
      job: 'add a task with two subtasks',
      ways: [
        {
          says: /task/iu,
          about: /add|new|create/iu,
          not: /edit|board/iu,
          fields: [
            [/title/iu, 'Plant tree'],
            [/description/iu, 'Behind the house'],
            [/subtask/iu, ['Dig hole', 'Buy tree']],
          ],
        },
        {
          says: /task|save/iu,
          about: /add|new|create/iu,
          not: /edit|board/iu,
          fields: [
            [/title/iu, 'Plant tree'],
            [/description/iu, 'Behind the house'],
            [/subtask|make coffee/iu, 'Dig hole'],
            [/subtask|make coffee/iu, 'Buy tree'],
          ],
        },
      ],
      want(after) {
        const one = find(after, 'Plant tree');
        return (
          one?.column === 'Open' &&
          one.description === 'Behind the house' &&
          one.subtasks.join() === 'Dig hole: false,Buy tree: false'
        );
      },
      async hand(page) {
        await page.getByRole('button', { name: '+ Add New Task' }).click();
        await page.getByPlaceholder('e.g. Take coffee break').fill('Plant tree');
        await page.locator('textarea').fill('Behind the house');
        await page.getByPlaceholder('e.g. Make coffee').nth(0).fill('Dig hole');
        await page.getByPlaceholder('e.g. Make coffee').nth(1).fill('Buy tree');
        await page.getByRole('button', { name: 'Save Changes' }).click();
      },
    },
    {
      job: 'open a task',
      ways: [
        {
          says: /task|open|show|view|details/iu,
          about: /open|show|view/iu,
          not: /add|new|edit|board|subtask|save/iu,
          row: 'Fix door',
        },
      ],
      look: (page) => page.getByRole('heading', { level: 2, name: 'Fix door' }).count(),
      want: ({ look }) => look === 1,
      hand: (page) => card(page, 'Fix door').click(),
    },
    {
      job: 'tick a subtask of the open task',
      before: opened,
      ways: [
        {
          says: /subtask|tick|check|toggle|complet|set/iu,
          row: 'Clean wall',
          fields: [[/subtask|done|check|complet|clean|toggle/iu, true]],
        },
        { says: /subtask|tick|check|toggle|complet/iu, row: 'Clean wall' },
        { says: /subtask|tick|check|toggle|complet|set/iu, fields: [[/subtask|clean/iu, 'Clean wall']] },
      ],
      want: (after) => find(after, 'Paint wall')?.subtasks.join() === 'Buy paint: true,Clean wall: true',
      hand: (page) => page.getByLabel('Clean wall').check(),
    },
    {
      job: 'change the title of a task',
      ways: [
        {
          says: /task|edit|save|update/iu,
          about: /edit|save|update/iu,
          not: /add|new|create|board/iu,
          row: 'Fix door',
          fields: [[/title/iu, 'Fix gate']],
        },
      ],
      want: (after) => find(after, 'Fix gate')?.column === 'Open' && find(after, 'Fix door') === undefined,
      async hand(page) {
        await card(page, 'Fix door').click();
        await menu(page, 'div:has(> h2)', 'Edit Task');
        await page.locator('input[name=title]').fill('Fix gate');
        await page.getByRole('button', { name: 'Save Changes' }).click();
      },
    },
    {
      job: 'move the open task to another column',
      before: opened,
      ways: [
        {
          says: /task|edit|save|update|move|status/iu,
          about: /edit|move|status|save/iu,
          not: /add|new|create|board/iu,
          fields: [[/status|column/iu, 'Closed']],
        },
      ],
      want: (after) => find(after, 'Paint wall')?.column === 'Closed' && find(after, 'Fix door')?.column === 'Open',
      async hand(page) {
        await menu(page, 'div:has(> h2)', 'Edit Task');
        await page.locator('form [class*=control]').click();
        await page.getByText('Closed', { exact: true }).last().click();
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
        await menu(page, 'div:has(> h2)', 'Delete task');
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
      },
    },
    {
      job: 'delete the board after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, about: /board/iu, not: /task/iu }],
      want: (after) => names(after) === 'Garden,Office',
      async hand(page) {
        await menu(page, 'header >> visible=true', 'Delete board');
        await page.getByRole('button', { name: 'Delete', exact: true }).click();
      },
    },
    {
      job: 'read the tasks of the board',
      rows: [['Paint wall', '1 of 2'], ['Fix door', '0 of 1'], ['Call Ann']],
    },
  ],
};
