// Written from the source before the first run.
const todo = (id, name, more = {}) => ({
  id,
  name,
  priority: '2',
  description: 'By hand',
  dueDate: '2026-12-20',
  complete: false,
  checklist: [],
  ...more,
});
const card = (page, name) => page.locator('.todo', { hasText: name });
const openRoof = (page) => card(page, 'Mend roof').locator('.title').click();
const showAll = (page) => page.locator('#all-projects').click();
const find = ({ todos }, name) => todos.find((one) => one.name === name);

export const app = {
  source: 'ajayfoo/odin-todo-list 49524f9',
  stack: 'HTML, webpack 5, modules in components, handlers and models, native dialogs, elements by the document',
  serve: { command: 'npx webpack serve --port 4822 --no-open', port: 4822 },
  spent: '2026-11-29',
  instrument: ['--explore'],
  also: [/cancel|close/iu],
  seed: {
    local: {
      projects: [
        {
          name: 'Home',
          TODOs: [
            todo('t1', 'Mend roof', {
              priority: '3',
              description: 'Before the rain comes to the old house',
              checklist: [
                { done: false, title: 'Buy tiles' },
                { done: false, title: 'Hire van' },
              ],
            }),
            todo('t2', 'Call bank', { priority: '1', dueDate: '2026-12-05' }),
            todo('t3', 'Order lamps', { description: 'For the hall' }),
          ],
        },
        { name: 'Garden', TODOs: [todo('g1', 'Plant bulbs'), todo('g2', 'Prune roses')] },
        { name: 'Office', TODOs: [] },
      ],
    },
  },
  // The app keeps its todos in memory until the page is left, so the page is read, also where a todo is folded.
  async state({ page }) {
    return await page.evaluate(() => ({
      todos: [...document.querySelectorAll('.todo')].map((one) => ({
        name: one.querySelector('.title').textContent,
        priority: one.querySelector('.priority').textContent,
        due: one.querySelector('.due-date').textContent,
        description: one.querySelector('.description').textContent,
        done: one.classList.contains('complete'),
        isOpen: getComputedStyle(one.querySelector('.description')).display !== 'none',
        isWhole: one.querySelector('.rest')?.style.display === 'inline',
        items: [...one.querySelectorAll('.item')].map(
          (item) => `${item.textContent} ${item.querySelector('input').checked}`,
        ),
      })),
      cards: [...document.querySelectorAll('.project')].map((one) => one.textContent),
      projects: [...document.querySelectorAll('#select-project option')].map((one) => one.textContent),
      chosen: document.querySelector('#select-project').selectedOptions[0]?.textContent ?? '',
    }));
  },
  calls: [
    {
      job: 'add a project',
      ways: [{ says: /project/iu, not: /delete|remove|to.?do/iu, fields: [[/name|project/iu, 'Travel']] }],
      want: ({ projects }) => projects.length === 4 && projects.includes('Travel'),
      async hand(page) {
        await page.locator('#create-project').click();
        await page.locator('#project-name').fill('Travel');
        await page.locator('#create-project-modal .form-action-buttons button').first().click();
      },
    },
    {
      job: 'add a todo to a project',
      ways: [
        {
          says: /to.?do/iu,
          not: /update|edit|delete|remove/iu,
          fields: [
            [/name/iu, 'Wash car'],
            [/project/iu, 'Home'],
            [/desc/iu, 'With soap'],
            [/priority/iu, /important/iu],
            [/date|due/iu, '2026-12-12'],
          ],
        },
      ],
      want(after) {
        const made = find(after, 'Wash car');
        return made?.priority === '3' && made.description === 'With soap' && made.due === '12.12.26';
      },
      async hand(page) {
        await page.locator('#create-todo').click();
        await page.locator('#todo-name').fill('Wash car');
        await page.locator('#create-todo-project-name').selectOption({ label: 'Home' });
        await page.locator('#create-todo-description').fill('With soap');
        await page.locator('#create-todo-priority').selectOption('3');
        await page.locator('#create-todo-due-date').fill('2026-12-12');
        await page.locator('#create-todo-modal .form-action-buttons button').first().click();
      },
    },
    {
      job: 'add a todo with a checklist',
      ways: [
        {
          says: /to.?do/iu,
          not: /update|edit|delete|remove/iu,
          fields: [
            [/name/iu, 'Bake bread'],
            [/project/iu, 'Home'],
            [/desc/iu, 'Two loaves'],
            [/priority/iu, /chore/iu],
            [/date|due/iu, '2026-12-12'],
            [/item|check|list/iu, ['Knead', 'Bake']],
          ],
        },
      ],
      want: (after) => find(after, 'Bake bread')?.items.join() === 'Knead false,Bake false',
      async hand(page) {
        await page.locator('#create-todo').click();
        await page.locator('#todo-name').fill('Bake bread');
        await page.locator('#create-todo-project-name').selectOption({ label: 'Home' });
        await page.locator('#create-todo-description').fill('Two loaves');
        await page.locator('#create-todo-priority').selectOption('2');
        await page.locator('#create-todo-due-date').fill('2026-12-12');
        await page.locator('#create-todo-checklist-items input[type=text]').first().fill('Knead');
        await page.locator('#create-todo-add-new-checklist-item').click();
        await page.locator('#create-todo-checklist-items input[type=text]').nth(1).fill('Bake');
        await page.locator('#create-todo-modal .form-action-buttons button').first().click();
      },
    },
    {
      job: 'show the details of a todo',
      ways: [
        {
          says: /open|show|detail|expan|toggle|todo|select|header/iu,
          not: /edit|update|delete|remove|check|done|complete|create|add|more/iu,
          row: 'Mend roof',
        },
      ],
      want: (after) => find(after, 'Mend roof').isOpen && !find(after, 'Call bank').isOpen,
      hand: openRoof,
    },
    {
      job: 'mark a todo as done',
      ways: [
        {
          says: /check|done|complete|toggle|set|mark/iu,
          not: /item|delete|create|update|edit|more/iu,
          row: 'Call bank',
          fields: [[/check|done|complete|todo/iu, true]],
        },
        {
          says: /check|done|complete|toggle|mark/iu,
          not: /item|delete|create|update|edit|more/iu,
          row: 'Call bank',
        },
      ],
      want: (after) => find(after, 'Call bank').done && !find(after, 'Mend roof').done,
      hand: (page) => card(page, 'Call bank').locator('.check').click(),
    },
    {
      job: 'change the name and the priority of a todo',
      before: (page) => card(page, 'Order lamps').locator('.title').click(),
      ways: [
        {
          says: /edit|update|change|to.?do/iu,
          not: /create|\badd|delete|remove|check|done/iu,
          row: 'Order lamps',
          fields: [
            [/name/iu, 'Order lights'],
            [/priority/iu, /important/iu],
          ],
        },
      ],
      want(after) {
        const changed = find(after, 'Order lights');
        return changed?.priority === '3' && changed.description === 'For the hall' && changed.due === '20.12.26';
      },
      async hand(page) {
        await card(page, 'Order lamps').locator('.buttons button', { hasText: 'Edit' }).click();
        await page.locator('#todo-new-name').fill('Order lights');
        await page.locator('#update-todo-priority').selectOption('3');
        // The app adds a blank item to a form without items.
        await page.locator('#update-todo-modal .form-action-buttons button').first().click();
      },
    },
    {
      job: 'delete a todo',
      destructive: true,
      before: (page) => card(page, 'Order lamps').locator('.title').click(),
      ways: [{ says: /delete|remove/iu, not: /project|item|edit/iu, row: 'Order lamps' }],
      want: (after) => after.todos.length === 2 && find(after, 'Order lamps') === undefined,
      hand: (page) => card(page, 'Order lamps').locator('.buttons button', { hasText: 'Delete' }).click(),
    },
    {
      job: 'tick an item of a checklist',
      before: openRoof,
      ways: [
        {
          says: /item|check|tick|set|toggle/iu,
          not: /delete|create|update|edit|more/iu,
          row: ['Mend roof', 'Hire van'],
          fields: [[/item|check|done/iu, true]],
        },
        {
          says: /item|check|tick|set|toggle/iu,
          not: /delete|create|update|edit|more/iu,
          row: 'Hire van',
          fields: [[/item|check|done/iu, true]],
        },
        { says: /item|check|tick|set|toggle/iu, not: /delete|create|update|edit|more/iu, row: 'Hire van' },
      ],
      want: (after) => find(after, 'Mend roof').items.join() === 'Buy tiles false,Hire van true',
      hand: (page) => page.locator('.item', { hasText: 'Hire van' }).locator('input').click(),
    },
    {
      job: 'show the whole description of a todo',
      before: openRoof,
      ways: [{ says: /more|whole|desc/iu, not: /delete|create|update|edit|less/iu, row: 'Mend roof' }],
      want: (after) => find(after, 'Mend roof').isWhole,
      hand: (page) => card(page, 'Mend roof').locator('.show-more').click(),
    },
    {
      job: 'show the todos of a project',
      ways: [
        {
          says: /project/iu,
          not: /create|\badd|delete|remove/iu,
          fields: [[/project/iu, 'Garden']],
        },
      ],
      want: ({ todos }) => todos.map(({ name }) => name).join() === 'Plant bulbs,Prune roses',
      hand: (page) => page.locator('#select-project').selectOption({ label: 'Garden' }),
    },
    {
      job: 'show all projects',
      ways: [{ says: /all|projects/iu, not: /create|\badd|delete|remove|select|set/iu }],
      want: ({ cards }) => cards.join() === 'Home3 TO-DO(s),Garden2 TO-DO(s),Office0 TO-DO(s)',
      hand: showAll,
    },
    {
      job: 'open a project of the overview',
      before: showAll,
      ways: [{ says: /project|open|select|show/iu, not: /create|\badd|delete|remove|\ball/iu, row: 'Garden' }],
      want: ({ todos, chosen }) => chosen === 'Garden' && todos.length === 2,
      hand: (page) => page.locator('.project', { hasText: 'Garden' }).click(),
    },
    {
      job: 'read the todos of the project',
      rows: [
        ['3', 'Mend roof', '20.12.26'],
        ['1', 'Call bank', '5.12.26'],
        ['2', 'Order lamps', '20.12.26'],
      ],
    },
  ],
};
