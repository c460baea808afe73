// Written from the source before the first run. Ten of the twelve employees are shown at first. The app fails where it
// sorts several employees by the first choice, so the list has filters for one employee, and no job that resets them.
const first = ['Ada', 'Ben', 'Cora', 'Dan', 'Edna', 'Finn', 'Gina', 'Hans', 'Iris', 'Jon', 'Kim', 'Lea'];
const last = ['Wood', 'Vale', 'Urban', 'Thorn', 'Stone', 'Rowe', 'Quill', 'Pike', 'Orr', 'Nash', 'Marsh', 'Lake'];
const departments = ['Sales', 'IT', 'HR'];
const employees = first.map((firstName, at) => ({
  id: at + 11,
  firstName,
  lastName: last[at],
  email: `${firstName.toLowerCase()}@site.org`,
  department: departments[at % 3],
  role: at % 2 === 0 ? 'Manager' : 'Analyst',
}));
const list = '/templates/dashboard.html';
const form = '/templates/add-edit-form.html';
const find = ({ staff }, name) => staff.find(({ firstName }) => firstName === name);
const names = ({ staff }) => staff.map(({ firstName }) => firstName).join();
const shown = (page) => page.locator('.employee-card h5').allInnerTexts();
const press = (page, name, button) =>
  page.locator('.employee-card', { hasText: name }).getByRole('button', { name: button }).click();
const rowOf = (name) => [name, name.split(' ')[0]];

export const app = {
  source: 'kishore771/Employee-Ui-Directory 0e2bd44, with its own copy of Bootstrap instead of the network',
  stack: 'HTML, plain scripts, two pages, cards by innerHTML',
  root: 'app/src/main/resources',
  serve: { command: 'python3 -m http.server 4764', port: 4764 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  also: [/cancel/iu, /reset/iu],
  seed: { local: { employees } },
  async state({ page }) {
    const { employees: staff = '[]' } = await page.evaluate(() => ({ ...localStorage }));
    return { staff: JSON.parse(staff) };
  },
  calls: [
    {
      job: 'add an employee',
      route: form,
      ways: [
        {
          says: /employee|add|save/iu,
          not: /edit|filter|search|cancel/iu,
          fields: [
            [/first ?name/iu, 'Mona'],
            [/last ?name/iu, 'Kerr'],
            [/e-?mail/iu, 'mona@kerr.org'],
            [/department/iu, 'IT'],
            [/role/iu, 'Tester'],
          ],
        },
      ],
      want: (after) => find(after, 'Mona')?.role === 'Tester' && after.staff.length === 13,
      async hand(page) {
        await page.locator('#first-name').fill('Mona');
        await page.locator('#last-name').fill('Kerr');
        await page.locator('#email').fill('mona@kerr.org');
        await page.locator('#department').fill('IT');
        await page.locator('#role').fill('Tester');
        await page.getByRole('button', { name: 'Add' }).click();
      },
    },
    {
      job: 'be refused for an employee without an e-mail address',
      route: form,
      as: 'add an employee',
      fields: [
        [/first ?name/iu, 'Mona'],
        [/last ?name/iu, 'Kerr'],
        [/e-?mail/iu, 'mona'],
        [/department/iu, 'IT'],
        [/role/iu, 'Tester'],
      ],
      async hand(page) {
        await page.locator('#first-name').fill('Mona');
        await page.locator('#email').fill('mona');
        await page.getByRole('button', { name: 'Add' }).click();
      },
    },
    {
      job: 'open the form of a new employee',
      route: list,
      ways: [
        { says: /add employee|new employee/iu },
        { says: /go|open|page/iu, fields: [[/go|open|page|link/iu, /add/iu]] },
      ],
      look: (page) => page.locator('#form-title').allInnerTexts(),
      want: ({ look }) => look.join() === 'Add Employee',
      hand: (page) => page.getByRole('button', { name: 'Add Employee' }).click(),
    },
    {
      job: 'open an employee for a change',
      route: list,
      ways: [{ says: /edit|open|employee/iu, not: /add|filter/iu, row: rowOf('Ben Vale') }],
      look: (page) => page.locator('#last-name').evaluateAll((all) => all.map((one) => one.value)),
      want: ({ look }) => look.join() === 'Vale',
      hand: (page) => press(page, 'Ben Vale', 'Edit'),
    },
    {
      job: 'change the role of an employee',
      route: `${form}?id=12`,
      ways: [{ says: /employee|add|save|edit/iu, not: /filter|search|cancel/iu, fields: [[/role/iu, 'Director']] }],
      want: (after) => find(after, 'Ben')?.role === 'Director' && after.staff.length === 12,
      async hand(page) {
        await page.locator('#role').fill('Director');
        await page.getByRole('button', { name: 'Add' }).click();
      },
    },
    {
      job: 'delete an employee',
      route: list,
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: rowOf('Cora Urban') }],
      want: (after) => names(after) === first.filter((name) => name !== 'Cora').join(),
      hand: (page) => press(page, 'Cora Urban', 'Delete'),
    },
    {
      job: 'search the employees',
      route: list,
      ways: [{ says: /search|find/iu, not: /add|filter/iu, fields: [[/search|find/iu, 'gina']] }],
      look: shown,
      want: ({ look }) => look.join() === 'Gina Quill',
      hand: (page) => page.locator('#search-input').fill('gina'),
    },
    {
      job: 'filter by first name and department',
      route: list,
      ways: [
        {
          says: /filter|apply|employee/iu,
          not: /add|reset/iu,
          fields: [
            [/first ?name/iu, 'Edna'],
            [/department/iu, 'IT'],
          ],
        },
      ],
      look: shown,
      want: ({ look }) => look.join() === 'Edna Stone',
      async hand(page) {
        await page.locator('#filter-toggle').click();
        await page.locator('#filter-firstname').fill('Edna');
        await page.locator('#filter-department').fill('IT');
        await page.locator('#apply-filter').click();
      },
    },
    {
      job: 'sort by department',
      route: list,
      ways: [{ says: /sort/iu, fields: [[/sort/iu, /department/iu]] }],
      look: async (page) => (await shown(page))[0],
      want: ({ look }) => look === 'Cora Urban',
      hand: (page) => page.locator('#sort-select').selectOption('department'),
    },
    {
      job: 'show 25 at once',
      route: list,
      ways: [{ says: /show|count|per page/iu, fields: [[/show|count|page/iu, /^25$/u]] }],
      look: (page) => page.locator('.employee-card').count(),
      want: ({ look }) => look === 12,
      hand: (page) => page.locator('#show-count').selectOption('25'),
    },
    {
      job: 'read the employees',
      route: list,
      rows: [
        ['Ada Wood', 'ada@site.org', 'Sales', 'Manager'],
        ['Ben Vale', 'IT', 'Analyst'],
      ],
    },
  ],
};
