// Written from the source before the first run.
const note = (id, title, more = {}) => ({
  id,
  title,
  description: '',
  priority: 2,
  dueDate: null,
  done: false,
  contents: [],
  ...more,
});
const project = (id, order, name, notes = []) => [`thortodo-${id}`, { id, order, name, notes }];
const find = ({ projects }, title) => projects.flatMap(({ notes }) => notes).find((one) => one.title === title);
const card = (page, title) => page.locator('article.note', { hasText: title });
const open = (page, title) => card(page, title).locator('.note-title').click();
const openRoof = (page) => open(page, 'Mend the roof');
const showGarden = (page) => page.locator('.library-project-button', { hasText: 'Garden' }).click();
const confirm = (page, around) => page.locator(`${around} .button-confirm`).click();

export const app = {
  source: 'gonrogonpm/odin-todo 8bb9bb3',
  stack: 'HTML, webpack 5, modules, classes with renderers and controllers, elements by own functions',
  serve: { command: 'npx webpack serve --config webpack.dev.js --port 4814 --no-open', port: 4814 },
  spent: '2026-11-29',
  instrument: ['--explore'],
  also: [/cancel|close/iu],
  seed: {
    local: Object.fromEntries([
      project('home', -1, 'home', [
        note('n1', 'Mend the roof', {
          description: 'Before the rain',
          dueDate: '2026-12-20T11:00:00.000Z',
          contents: [
            {
              id: 'c1',
              type: 'Checklist',
              items: [
                { id: 0, text: 'Buy tiles', checked: false },
                { id: 1, text: 'Rent a ladder', checked: false },
              ],
              nextId: 2,
            },
          ],
        }),
        note('n2', 'Call the bank', { priority: 1, description: 'About the loan' }),
        note('n3', 'Order lamps', { priority: 3, description: 'For the hall' }),
      ]),
      project('p1', 0, 'Garden', [note('g1', 'Plant bulbs'), note('g2', 'Prune roses')]),
      project('p2', 1, 'Office', [note('o1', 'Print badges')]),
      ['thortodo-__app__', { projectMode: 'grid' }],
    ]),
  },
  async state({ page }) {
    const kept = await page.evaluate(() => Object.entries({ ...localStorage }));
    const projects = kept.flatMap(([key, text]) => (/^thortodo-(?!__)/u.test(key) ? [JSON.parse(text)] : []));
    const names = await page.locator('.library-project-button').allTextContents();
    const shown = await page.locator('article.note .note-title').allTextContents();
    const lists = await page.locator('.project-list').count();
    const title = (await page.locator('.project-title h2').allTextContents()).join();
    return { projects, names, shown, lists, title };
  },
  calls: [
    {
      job: 'add a project',
      ways: [{ says: /project/iu, not: /delete|remove|note|edit/iu, fields: [[/name|project|title/iu, 'Travel']] }],
      want: ({ names }) => names.length === 4 && names.includes('Travel'),
      async hand(page) {
        await page.locator('.libray-add-project-button').click();
        await page.locator('#new-project-name').fill('Travel');
        await confirm(page, '#new-project-form');
      },
    },
    {
      job: 'show the notes of a project',
      ways: [{ says: /project|open|show|select/iu, not: /delete|remove|\badd|edit|new|create/iu, row: 'Garden' }],
      want: ({ shown, title }) => title === 'Garden' && shown.join() === 'Plant bulbs,Prune roses',
      hand: showGarden,
    },
    {
      job: 'delete a project',
      destructive: true,
      before: showGarden,
      ways: [{ says: /delete|remove/iu, not: /note|item|checklist|text/iu }],
      want: ({ names }) => names.join() === 'home,Office',
      async hand(page) {
        await page.locator('.project-delete-button').click();
        await confirm(page, '#project-delete-dialog');
      },
    },
    {
      job: 'add a note to a project',
      ways: [
        { says: /note/iu, not: /delete|remove|edit|done/iu, fields: [[/name|note|title|project/iu, 'Wash the car']] },
      ],
      want: (after) => after.projects.find(({ id }) => id === 'home').notes.at(-1)?.title === 'Wash the car',
      async hand(page) {
        await page.locator('.project-button-add').click();
        await page.locator('#new-note-name').fill('Wash the car');
        await confirm(page, '.notes-add-form');
      },
    },
    {
      job: 'mark a note as done',
      ways: [
        { says: /done|check|complete|toggle|finish/iu, not: /delete|remove|add|detail|item/iu, row: 'Call the bank' },
      ],
      want: (after) => find(after, 'Call the bank')?.done === true,
      hand: (page) => card(page, 'Call the bank').locator('.button-done').click(),
    },
    {
      job: 'open a note',
      ways: [
        {
          says: /detail|edit|open|show|title|note/iu,
          not: /delete|remove|\badd|done|toggle|project/iu,
          row: 'Order lamps',
        },
      ],
      want: ({ shown, title }) => title === '' && shown.join() === 'Order lamps',
      hand: (page) => open(page, 'Order lamps'),
    },
    {
      job: 'delete a note',
      destructive: true,
      ways: [
        { says: /delete|remove/iu, not: /project|item|checklist|text/iu, row: 'Mend the roof' },
        { says: /delete|remove/iu, not: /project|item|checklist|text/iu },
      ],
      before: openRoof,
      want: (after) => find(after, 'Mend the roof') === undefined && find(after, 'Order lamps') !== undefined,
      async hand(page) {
        await page.locator('.note-delete-button').click();
        await confirm(page, '#note-delete-dialog');
      },
    },
    {
      job: 'change the title of a note',
      before: openRoof,
      ways: [
        {
          says: /title|name|note|edit/iu,
          not: /delete|\badd|prior|date|desc|item/iu,
          fields: [[/title|name/iu, 'Tile the roof']],
        },
        {
          says: /title|name|note|edit/iu,
          not: /delete|\badd|prior|date|desc|item/iu,
          row: 'Mend the roof',
          fields: [[/title|name/iu, 'Tile the roof']],
        },
      ],
      want: (after) => find(after, 'Tile the roof')?.id === 'n1',
      async hand(page) {
        await page.locator('h3.note-title').click();
        await page.locator('#note-title').fill('Tile the roof');
        await confirm(page, '.note-title-edit-form');
      },
    },
    {
      job: 'change the description of a note',
      before: openRoof,
      ways: [
        {
          says: /desc|note|edit/iu,
          not: /delete|\badd|prior|date|title|item/iu,
          fields: [[/desc/iu, 'Before the snow']],
        },
      ],
      want: (after) => find(after, 'Mend the roof')?.description === 'Before the snow',
      async hand(page) {
        await page.locator('.note-description-text').click();
        await page.locator('#note-desc').fill('Before the snow');
        await confirm(page, '.note-desc-edit-form');
      },
    },
    {
      job: 'change the priority of a note',
      before: openRoof,
      ways: [{ says: /prior/iu, not: /delete|\badd/iu, fields: [[/prior/iu, /^critical$/iu]] }],
      want: (after) => find(after, 'Mend the roof')?.priority === 4,
      async hand(page) {
        await page.locator('.note-priority .priority').click();
        await page.locator('#note-priority').selectOption({ label: 'critical' });
        await confirm(page, '.note-priority-edit-form');
      },
    },
    {
      job: 'change the due date of a note',
      before: openRoof,
      ways: [{ says: /date|due/iu, not: /delete|\badd/iu, fields: [[/date|due/iu, '2026-12-24T09:30']] }],
      want: (after) => find(after, 'Mend the roof')?.dueDate?.startsWith('2026-12-24'),
      async hand(page) {
        await page.locator('.note-due-date').click();
        await page.locator('#note-date').fill('2026-12-24T09:30');
        await confirm(page, '.note-date-edit-form');
      },
    },
    {
      job: 'add a text to a note',
      before: openRoof,
      ways: [
        { says: /text/iu, not: /delete|item|checklist/iu, fields: [[/text|content|block/iu, 'Ask Ada for help']] },
      ],
      want: (after) => find(after, 'Mend the roof')?.contents.at(-1)?.text === 'Ask Ada for help',
      async hand(page) {
        await page.locator('.button-add-text').click();
        await page.locator('.text-block-edit-form textarea').fill('Ask Ada for help');
        await confirm(page, '.text-block-edit-form');
      },
    },
    {
      job: 'add an item to a checklist',
      before: openRoof,
      ways: [{ says: /item/iu, not: /delete|remove|check_|tick/iu, fields: [[/item|text/iu, 'Seal the edges']] }],
      want: (after) => find(after, 'Mend the roof')?.contents[0].items.at(-1).text === 'Seal the edges',
      async hand(page) {
        await page.locator('.checklist .button-add').click();
        await page.locator('.checklist-item-edit-form input').fill('Seal the edges');
        await confirm(page, '.checklist-item-edit-form');
      },
    },
    {
      job: 'tick an item of a checklist',
      before: openRoof,
      ways: [
        { says: /check|item|tick|set|toggle/iu, not: /delete|\badd|edit/iu, row: 'Rent a ladder' },
        {
          says: /check|item|tick|set|toggle/iu,
          not: /delete|\badd|edit/iu,
          row: 'Rent a ladder',
          fields: [[/check|item|done|tick/iu, true]],
        },
      ],
      want: (after) => find(after, 'Mend the roof')?.contents[0].items[1].checked === true,
      hand: (page) => page.locator('.checklist-item', { hasText: 'Rent a ladder' }).locator('input').click(),
    },
    {
      job: 'show the notes of all projects',
      ways: [
        { says: /\ball\b/iu, not: /delete|\badd/iu },
        {
          says: /search|show|filter/iu,
          not: /delete|\badd|project/iu,
          fields: [[/search|show|filter|choice/iu, /^all$/iu]],
        },
      ],
      want: ({ shown }) => shown.length === 6,
      hand: (page) => page.locator('#search-all').click(),
    },
    {
      job: 'show the notes as a list',
      ways: [
        { says: /list/iu, not: /delete|\badd|check/iu },
        {
          says: /view|mode|layout|show|set/iu,
          not: /delete|\badd|check/iu,
          fields: [[/view|mode|layout|choice|show/iu, /list/iu]],
        },
      ],
      want: ({ lists, shown }) => lists === 1 && shown.length === 3,
      hand: (page) => page.locator('.project-button-list').click(),
    },
    {
      job: 'read the notes of the project',
      rows: [
        ['Mend the roof', 'Before the rain', 'medium'],
        ['Call the bank', 'About the loan', 'low'],
        ['Order lamps', 'For the hall', 'high'],
      ],
    },
    { job: 'read the projects', rows: [['home'], ['Garden'], ['Office']] },
  ],
};
