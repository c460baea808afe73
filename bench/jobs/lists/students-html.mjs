// Written from the source before the first run.
const student = (id, name, department, grade, year, fee) => ({ id, name, age: '20', department, grade, year, fee });
const names = ({ students }) => students.map(({ name }) => name).join();
const find = ({ students }, name) => students.find((one) => one.name === name);
const press = (page, name, button) =>
  page.locator('#students .card', { hasText: name }).getByRole('button', { name: button }).click();
const rowOf = (id, name) => [`${name} (ID: ${id})`, name];

async function fill(page, [id, name, department, grade, year]) {
  await page.locator('#studentID').fill(id);
  await page.locator('#studentName').fill(name);
  await page.locator('#studentDepartment').selectOption(department);
  await page.locator('#studentGrade').selectOption(grade);
  await page.locator('#studentYear').selectOption(year);
}

export const app = {
  source: 'MrLazyC0der/Student-CRUD-System 556f78a, with its own copy of Bootstrap instead of the network',
  stack: 'HTML, Bootstrap 5, one plain script, rows by innerHTML',
  serve: { command: 'python3 -m http.server 4735', port: 4735 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      students: [
        student('11', 'Ada Brook', 'CS', 'A', '2', true),
        student('12', 'Ben Cole', 'IT', 'C', '1', false),
        student('13', 'Cora Dean', 'IS', 'F', '3', true),
      ],
    },
  },
  async state({ page }) {
    const { students = '[]' } = await page.evaluate(() => ({ ...localStorage }));
    return { students: JSON.parse(students) };
  },
  calls: [
    {
      job: 'add a student',
      ways: [
        {
          says: /student|add/iu,
          not: /edit|update/iu,
          fields: [
            [/\bid\b/iu, 14],
            [/name/iu, 'Dora Elm'],
            [/department/iu, /^CS$/u],
            [/grade/iu, /^B$/u],
            [/year/iu, /^4$/u],
          ],
        },
      ],
      want: (after) => find(after, 'Dora Elm')?.department === 'CS' && find(after, 'Dora Elm').year === '4',
      async hand(page) {
        await fill(page, ['14', 'Dora Elm', 'CS', 'B', '4']);
        await page.getByRole('button', { name: 'Add Student' }).click();
      },
    },
    {
      job: 'add a student who has paid',
      ways: [
        {
          says: /student|add/iu,
          not: /edit|update/iu,
          fields: [
            [/\bid\b/iu, 15],
            [/name/iu, 'Emil Fox'],
            [/department/iu, /^IT$/u],
            [/grade/iu, /^A$/u],
            [/year/iu, /^1$/u],
            [/fee|paid/iu, true],
          ],
        },
      ],
      want: (after) => find(after, 'Emil Fox')?.fee === true,
      async hand(page) {
        await fill(page, ['15', 'Emil Fox', 'IT', 'A', '1']);
        await page.locator('#studentFee').check();
        await page.getByRole('button', { name: 'Add Student' }).click();
      },
    },
    {
      job: 'be refused for a student without a grade',
      as: 'add a student',
      fields: [
        [/\bid\b/iu, 14],
        [/name/iu, 'Dora Elm'],
        [/department/iu, /^CS$/u],
        [/year/iu, /^4$/u],
      ],
      async hand(page) {
        await page.locator('#studentName').fill('Dora Elm');
        await page.getByRole('button', { name: 'Add Student' }).click();
      },
    },
    {
      job: 'change the department of a student',
      ways: [
        {
          says: /student|edit|update/iu,
          not: /add/iu,
          row: rowOf(12, 'Ben Cole'),
          fields: [[/department/iu, /^CS$/u]],
        },
      ],
      want: (after) => find(after, 'Ben Cole')?.department === 'CS' && find(after, 'Ada Brook').department === 'CS',
      async hand(page) {
        await press(page, 'Ben Cole', 'Edit');
        await page.locator('#studentDepartment').selectOption('CS');
        await page.getByRole('button', { name: 'Update Student' }).click();
      },
    },
    {
      job: 'rename a student',
      ways: [
        { says: /student|edit|update/iu, not: /add/iu, row: rowOf(13, 'Cora Dean'), fields: [[/name/iu, 'Cora Dell']] },
      ],
      want: (after) => names(after) === 'Ada Brook,Ben Cole,Cora Dell',
      async hand(page) {
        await press(page, 'Cora Dean', 'Edit');
        await page.locator('#studentName').fill('Cora Dell');
        await page.getByRole('button', { name: 'Update Student' }).click();
      },
    },
    {
      job: 'delete a student',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: rowOf(11, 'Ada Brook') }],
      want: (after) => names(after) === 'Ben Cole,Cora Dean',
      hand: (page) => press(page, 'Ada Brook', 'Delete'),
    },
    {
      job: 'search the students',
      ways: [{ says: /search|find/iu, not: /add|update/iu, fields: [[/search|name|id/iu, 'cora']] }],
      look: (page) => page.locator('#students h5').allInnerTexts(),
      want: ({ look }) => look.length === 1 && /Cora Dean/u.test(look[0]),
      hand: (page) => page.locator('#search').pressSequentially('cora'),
    },
    {
      job: 'read the students',
      rows: [
        ['Ada Brook', 'CS', 'Paid'],
        ['Ben Cole', 'IT', 'Unpaid'],
      ],
    },
  ],
};
