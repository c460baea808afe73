// Written from the source before the first run. The first page shows nine of the twelve employees.
const first = ['Ada', 'Ben', 'Cora', 'Dan', 'Edna', 'Finn', 'Gina', 'Hans', 'Iris', 'Jon', 'Kim', 'Lea'];
const last = ['Wood', 'Vale', 'Urban', 'Thorn', 'Stone', 'Rowe', 'Quill', 'Pike', 'Orr', 'Nash', 'Marsh', 'Lake'];
const employees = first.map((firstName, at) => ({
  id: `e${at + 1}`,
  firstName,
  lastName: last[at],
  email: `${firstName.toLowerCase()}@site.org`,
  phone: `+90 532 000 00 ${10 + at}`,
  dateOfBirth: `19${70 + at}-03-12`,
  dateOfEmployment: `20${10 + at}-06-15`,
  department: at % 2 === 0 ? 'Analytics' : 'Tech',
  position: ['Junior', 'Medior', 'Senior'][at % 3],
}));
const find = ({ staff }, name) => staff.find(({ firstName }) => firstName === name);
const names = ({ staff }) => staff.map(({ firstName }) => firstName).join();
const column = (at) => (page) => page.locator(`employee-table tbody td:nth-child(${at})`).allInnerTexts();
const shown = column(2);
const rowOf = (page, name) => page.locator('employee-table tbody tr', { hasText: name });
const person = [
  [/first ?name/iu, 'Mona'],
  [/last ?name/iu, 'Kerr'],
  [/e-?mail/iu, 'mona@kerr.org'],
  [/phone/iu, '+90 532 111 22 33'],
  [/birth/iu, '1990-02-03'],
  [/employ\w+$|date of employment/iu, '2020-05-06'],
  [/department/iu, /^tech$/iu],
  [/position/iu, /^senior$/iu],
];

async function fill(page, given) {
  for (const [name, value] of Object.entries(given)) await page.locator(`app-input[name=${name}] input`).fill(value);
}

export const app = {
  source: 'ertugrulyalaniz/inghub-case 2038274',
  stack: 'Lit 3, Vaadin Router 2, Vite 7, shadow roots, own catalogue of messages',
  serve: { command: 'npx vite --port 4765 --strictPort', port: 4765 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  also: [/cancel/iu, /select/iu],
  seed: { local: { emp_data: employees } },
  async state({ local }) {
    return { staff: (await local('emp_data')) ?? [], look: await local('emp_app_state') };
  },
  calls: [
    {
      job: 'add an employee',
      route: '/employees/add',
      ways: [{ says: /employee|add|save/iu, not: /edit|update/iu, fields: person }],
      want: (after) => find(after, 'Mona')?.position === 'Senior' && after.staff.length === 13,
      async hand(page) {
        await fill(page, {
          firstName: 'Mona',
          lastName: 'Kerr',
          email: 'mona@kerr.org',
          phone: '+90 532 111 22 33',
          dateOfBirth: '1990-02-03',
          dateOfEmployment: '2020-05-06',
        });
        await page.locator('select[name=department]').selectOption('Tech');
        await page.locator('select[name=position]').selectOption('Senior');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'be refused for an employee whose address exists',
      route: '/employees/add',
      as: 'add an employee',
      fields: person.map(([label, value]) => [label, value === 'mona@kerr.org' ? 'ben@site.org' : value]),
      async hand(page) {
        await fill(page, { firstName: 'Mona', lastName: 'Kerr', email: 'ben@site.org' });
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'open an employee for a change',
      route: '/employees',
      ways: [{ says: /edit|employee|open/iu, not: /add/iu, row: ['Ben', 'Ben Vale'] }],
      look: (page) => page.evaluate(() => location.pathname),
      want: ({ look }) => look === '/employees/edit/e2',
      hand: (page) => rowOf(page, 'Ben').locator('button').first().click(),
    },
    {
      job: 'change the position of an employee',
      route: '/employees/edit/e1',
      ways: [{ says: /employee|edit|update|save/iu, not: /add/iu, fields: [[/position/iu, /^senior$/iu]] }],
      want: (after) => find(after, 'Ada')?.position === 'Senior' && find(after, 'Ben').position === 'Medior',
      async hand(page) {
        await page.locator('select[name=position]').selectOption('Senior');
        await page.locator('employee-form').getByRole('button', { name: 'Update' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
      },
    },
    {
      job: 'delete an employee',
      route: '/employees',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: ['Cora', 'Cora Urban'] }],
      want: (after) => names(after) === first.filter((name) => name !== 'Cora').join(),
      async hand(page) {
        await rowOf(page, 'Cora').locator('button').nth(1).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      },
    },
    {
      job: 'go to the second page of the list',
      route: '/employees',
      ways: [
        { says: /\bnext\b|page 2/iu, not: /add|edit/iu },
        { says: /page/iu, fields: [[/^page|page$|number/iu, 2]] },
      ],
      look: async (page) => (await shown(page)).join(),
      want: ({ look }) => look === 'Jon,Kim,Lea',
      hand: (page) => page.getByRole('button', { name: 'Next' }).click(),
    },
    {
      job: 'show eighteen at once',
      route: '/employees',
      ways: [{ says: /per page|page size|items/iu, fields: [[/per page|size|items/iu, /^18$/u]] }],
      look: async (page) => (await shown(page)).length,
      want: ({ look }) => look === 12,
      hand: (page) => page.locator('#page-size').selectOption('18'),
    },
    {
      job: 'sort by last name',
      route: '/employees',
      ways: [
        { says: /last ?name/iu, not: /add|edit|delet/iu },
        { says: /sort/iu, fields: [[/sort|by|field|column/iu, /last ?name/iu]] },
      ],
      look: async (page) => (await column(3)(page))[0],
      want: ({ look }) => look === 'Lake',
      hand: (page) => page.locator('employee-table th', { hasText: 'Last Name' }).click(),
    },
    {
      job: 'show the employees as cards',
      route: '/employees',
      ways: [
        { says: /list view/iu, not: /add|edit/iu },
        { says: /view|mode/iu, fields: [[/view|mode/iu, /list/iu]] },
      ],
      look: (page) => page.locator('employee-card').count(),
      want: ({ look }) => look === 9,
      hand: (page) => page.getByTitle('Switch to list view').click(),
    },
    {
      job: 'change the language to Turkish',
      route: '/employees',
      ways: [{ says: /türk|turk/iu }, { says: /language/iu, fields: [[/language|lang/iu, /türk|\btr\b/iu]] }],
      look: (page) => page.locator('employee-list-page h1').innerText(),
      want: ({ look }, before) => look !== before.look && look !== '',
      async hand(page) {
        await page.getByRole('button', { name: 'Language' }).click();
        await page.getByRole('button', { name: /Türkçe/u }).click();
      },
    },
    {
      job: 'open the form of a new employee',
      route: '/employees',
      ways: [
        { says: /add employee|new employee/iu, not: /delet/iu },
        { says: /go|open|nav/iu, fields: [[/go|open|page|link|nav/iu, /add/iu]] },
      ],
      look: (page) => page.evaluate(() => location.pathname),
      want: ({ look }) => look === '/employees/add',
      hand: (page) => page.getByRole('button', { name: 'Add Employee' }).click(),
    },
    {
      job: 'read the employees',
      route: '/employees',
      rows: [
        ['Ada', 'Wood', 'ada@site.org', 'Analytics', 'Junior'],
        ['Ben', 'Vale', 'Tech', 'Medior'],
      ],
    },
  ],
};
