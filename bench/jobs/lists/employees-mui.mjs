// Written from the source before the first run.
const person = (id, name, gender, salary) => ({ id, name, gender, salary });
const employees = [
  person('e1', 'Ana Ruiz', 'Female', 52000),
  person('e2', 'Ben Okoro', 'Male', 41000),
  person('e3', 'Cleo Marsh', 'Other', 67000),
  person('e4', 'Dina Vogel', 'Female', 38000),
  person('e5', 'Emil Strand', 'Male', 45500),
];
const find = ({ staff }, name) => staff.find((one) => one.name === name);
const names = async (page) => await page.locator('tbody tr td:nth-child(2)').allInnerTexts();
const rowOf = (page, name) => page.locator('tbody tr', { hasText: name });
const dialog = (page) => page.getByRole('dialog');
const openNew = (page) => page.getByRole('button', { name: 'Add Employee' }).click();
const openEdit = (page, name) => rowOf(page, name).getByRole('button', { name: 'Edit' }).click();
const choose = async (page, gender) => {
  await dialog(page).getByRole('combobox').click();
  await page.getByRole('option', { name: gender, exact: true }).click();
};
const press = (page, name) => dialog(page).getByRole('button', { name, exact: true }).click();
const add = { says: /employee/iu, about: /add|new|creat/iu, not: /edit|update|delet|search|export|import/iu };
const edit = { says: /employee|edit/iu, about: /edit|update|change/iu };

export const app = {
  source: 'harsha2257/reactapp 939b8a5',
  stack: 'React 19, Vite 7, MUI 7, Tailwind 4',
  serve: { command: 'npx vite --port 4761 --strictPort', port: 4761 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  seed: { session: { employees_v1: employees } },
  async state({ session }) {
    return { staff: ((await session('employees_v1')) ?? []).map(({ id: _, ...one }) => one) };
  },
  also: [/export/iu, /cancel|close/iu],
  calls: [
    {
      job: 'add an employee',
      ways: [
        {
          ...add,
          fields: [
            [/name/iu, 'Fay Lind'],
            [/gender/iu, /^other$/iu],
            [/salary/iu, 60500],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Fay Lind')?.gender === 'Other' &&
        find(after, 'Fay Lind').salary === 60500 &&
        after.staff.length === 6,
      async hand(page) {
        await openNew(page);
        await dialog(page).getByLabel('Name').fill('Fay Lind');
        await choose(page, 'Other');
        await dialog(page).getByLabel('Salary').fill('60500');
        await press(page, 'Save');
      },
    },
    {
      job: 'be refused for a salary of zero',
      as: 'add an employee',
      fields: [
        [/name/iu, 'Gus Holm'],
        [/gender/iu, /^male$/iu],
        [/salary/iu, 0],
      ],
      async hand(page) {
        await openNew(page);
        await dialog(page).getByLabel('Name').fill('Gus Holm');
        await choose(page, 'Male');
        await dialog(page).getByLabel('Salary').fill('0');
        await press(page, 'Save');
      },
    },
    {
      job: 'change the salary of an employee',
      ways: [{ ...edit, row: 'Dina Vogel', fields: [[/salary/iu, 39900]] }],
      want: (after) => find(after, 'Dina Vogel')?.salary === 39900 && find(after, 'Dina Vogel').gender === 'Female',
      async hand(page) {
        await openEdit(page, 'Dina Vogel');
        await dialog(page).getByLabel('Salary').fill('39900');
        await press(page, 'Update');
      },
    },
    {
      job: 'rename an employee',
      ways: [{ ...edit, row: 'Ben Okoro', fields: [[/name/iu, 'Ben Adeyemi']] }],
      want: (after) => find(after, 'Ben Adeyemi')?.salary === 41000 && find(after, 'Ben Okoro') === undefined,
      async hand(page) {
        await openEdit(page, 'Ben Okoro');
        await dialog(page).getByLabel('Name').fill('Ben Adeyemi');
        await press(page, 'Update');
      },
    },
    {
      job: 'change the gender of an employee',
      ways: [{ ...edit, row: 'Cleo Marsh', fields: [[/gender/iu, /^female$/iu]] }],
      want: (after) => find(after, 'Cleo Marsh')?.gender === 'Female' && find(after, 'Cleo Marsh').salary === 67000,
      async hand(page) {
        await openEdit(page, 'Cleo Marsh');
        await choose(page, 'Female');
        await press(page, 'Update');
      },
    },
    {
      job: 'delete an employee after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Emil Strand' }],
      want: (after) => find(after, 'Emil Strand') === undefined && after.staff.length === 4,
      async hand(page) {
        await rowOf(page, 'Emil Strand').getByRole('button', { name: 'Delete' }).click();
        await press(page, 'Delete');
      },
    },
    {
      job: 'find an employee by name',
      ways: [
        { says: /search|find|filter/iu, about: /search|find|filter/iu, fields: [[/search|name|employee/iu, 'vog']] },
      ],
      look: names,
      want: ({ look }) => look.join() === 'Dina Vogel',
      hand: (page) => page.getByPlaceholder('Search employees...').fill('vog'),
    },
    {
      job: 'sort the employees by salary',
      ways: [
        { says: /sort|order/iu, about: /sort/iu, fields: [[/sort|by|column|order/iu, /salary/iu]] },
        { says: /sort|order/iu, about: /salary/iu, not: /add|edit/iu },
      ],
      look: names,
      want: ({ look }) => look[0] === 'Dina Vogel' && look.length === 5,
      hand: (page) => page.locator('thead').getByRole('button', { name: 'Salary' }).click(),
    },
    {
      job: 'turn the order of the names around',
      ways: [
        { says: /sort|order/iu, about: /sort/iu, fields: [[/sort|column|by|order/iu, /name/iu]] },
        { says: /sort|order/iu, about: /name/iu, not: /add|edit/iu },
      ],
      look: names,
      want: ({ look }) => look[0] === 'Emil Strand' && look.length === 5,
      hand: (page) => page.locator('thead').getByRole('button', { name: 'Name' }).click(),
    },
    {
      job: 'read the employees',
      rows: [
        ['Ana Ruiz', 'Female', '52,000'],
        ['Dina Vogel', 'Female', '38,000'],
      ],
    },
  ],
};
