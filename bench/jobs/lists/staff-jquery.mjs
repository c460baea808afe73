// Written from the source before the first run.
const person = (name, email, department) => ({ name, email, department });
const find = ({ staff }, name) => staff.find((one) => one.name === name);
const names = ({ staff }) => staff.map(({ name }) => name).join();
const shown = (page) => page.locator('#employee-list td:nth-child(2)').allInnerTexts();
const press = (page, name, button) =>
  page.locator('#employee-list tr', { hasText: name }).getByRole('button', { name: button }).click();
const sorted = (word, order) => ({
  ways: [
    { says: word, about: /sort/iu, not: /add|delet|edit|export/iu },
    { says: new RegExp(`sort|${word.source}`, 'iu'), fields: [[/sort|by|field|order/iu, word]] },
  ],
  look: async (page) => (await shown(page)).join(),
  want: ({ look }) => look === order,
});

export const app = {
  source: 'AshwiniPalve/EMS 57f0cbe, with its own copies of jQuery and Bootstrap instead of the network',
  stack: 'HTML, jQuery 3, Bootstrap 4 modals, rows by append',
  serve: { command: 'python3 -m http.server 4763', port: 4763 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  also: [/export/iu, /close/iu, /\bhome\b/iu],
  seed: {
    local: {
      employees: [
        person('Cora Dean', 'aa@dean.org', 'Sales'),
        person('Ada Brook', 'cc@brook.org', 'IT'),
        person('Ben Cole', 'bb@cole.org', 'Law'),
      ],
    },
  },
  async state({ page }) {
    const { employees = '[]' } = await page.evaluate(() => ({ ...localStorage }));
    return { staff: JSON.parse(employees) };
  },
  calls: [
    {
      job: 'add an employee',
      ways: [
        {
          says: /employee|add|save/iu,
          not: /edit|update|search|filter/iu,
          fields: [
            [/name/iu, 'Dora Elm'],
            [/e-?mail/iu, 'dora@elm.org'],
            [/department/iu, 'IT'],
          ],
        },
      ],
      want: (after) => find(after, 'Dora Elm')?.email === 'dora@elm.org' && find(after, 'Dora Elm').department === 'IT',
      async hand(page) {
        await page.getByRole('button', { name: 'Add Employee' }).click();
        await page.locator('#name').fill('Dora Elm');
        await page.locator('#email').fill('dora@elm.org');
        await page.locator('#department').fill('IT');
        await page.locator('#save-employee').click();
      },
    },
    {
      job: 'change the department of an employee',
      ways: [{ says: /employee|edit|update/iu, not: /add/iu, row: ['Ben Cole'], fields: [[/department/iu, 'Sales']] }],
      want: (after) => find(after, 'Ben Cole')?.department === 'Sales' && find(after, 'Ada Brook').department === 'IT',
      async hand(page) {
        await press(page, 'Ben Cole', 'Edit');
        await page.locator('#edit-department').fill('Sales');
        await page.locator('#update-employee').click();
      },
    },
    {
      job: 'rename an employee',
      ways: [{ says: /employee|edit|update/iu, not: /add/iu, row: ['Cora Dean'], fields: [[/name/iu, 'Cora Dell']] }],
      want: (after) => names(after) === 'Cora Dell,Ada Brook,Ben Cole',
      async hand(page) {
        await press(page, 'Cora Dean', 'Edit');
        await page.locator('#edit-name').fill('Cora Dell');
        await page.locator('#update-employee').click();
      },
    },
    {
      job: 'delete an employee',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: ['Ada Brook'] }],
      want: (after) => names(after) === 'Cora Dean,Ben Cole',
      hand: (page) => press(page, 'Ada Brook', 'Delete'),
    },
    {
      job: 'show the details of an employee',
      ways: [{ says: /view|detail|show|open/iu, not: /edit|add/iu, row: ['Ben Cole'] }],
      look: (page) => page.locator('#viewEmployeeModal.show #view-employee-name').allInnerTexts(),
      want: ({ look }) => look.join() === 'Name: Ben Cole',
      hand: (page) => press(page, 'Ben Cole', 'View'),
    },
    {
      job: 'search the employees',
      ways: [{ says: /search|find/iu, not: /add|update/iu, fields: [[/search|find|employee/iu, 'cole']] }],
      look: shown,
      want: ({ look }) => look.join() === 'Ben Cole',
      hand: (page) => page.locator('#search').pressSequentially('cole'),
    },
    {
      job: 'show the employees of one department',
      ways: [{ says: /filter|department/iu, not: /add|update|sort/iu, fields: [[/department|filter/iu, 'IT']] }],
      look: shown,
      want: ({ look }) => look.join() === 'Ada Brook',
      hand: (page) => page.locator('#filter-department').selectOption('IT'),
    },
    {
      job: 'sort by name',
      ...sorted(/\bname\b/iu, 'Ada Brook,Ben Cole,Cora Dean'),
      hand: (page) => page.locator('#sort-name').click(),
    },
    {
      job: 'sort by department',
      ...sorted(/\bdepartment\b/iu, 'Ada Brook,Ben Cole,Cora Dean'),
      hand: (page) => page.locator('#sort-department').click(),
    },
    {
      job: 'sort by e-mail after a sort by name',
      ...sorted(/\be-?mail\b/iu, 'Cora Dean,Ben Cole,Ada Brook'),
      before: (page) => page.locator('#sort-name').click(),
      hand: (page) => page.locator('#sort-email').click(),
    },
    {
      job: 'read the employees',
      rows: [
        ['Cora Dean', 'aa@dean.org', 'Sales'],
        ['Ada Brook', 'IT'],
        ['Ben Cole', 'Law'],
      ],
    },
  ],
};
