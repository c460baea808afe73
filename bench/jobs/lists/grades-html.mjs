// Written from the source before the first run.
const student = (id, name, age, grade, subject) => ({ id, name, age, grade, subject });
const find = ({ students }, name) => students.find((one) => one.name === name);
const names = ({ students }) => students.map(({ name }) => name).join();
const shown = (page) => page.locator('#student-list td:first-child').allInnerTexts();
const press = (page, name, button) =>
  page.locator('#student-list tr', { hasText: name }).getByRole('button', { name: button }).click();

async function fill(page, given) {
  for (const [id, value] of Object.entries(given)) await page.locator(`#${id}`).fill(value);
}

export const app = {
  source: 'Kamal0414/Student-Management 31a523f',
  stack: 'HTML, one class in a plain script, delegated listeners, rows by innerHTML',
  serve: { command: 'python3 -m http.server 4766', port: 4766 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  also: [/export/iu],
  seed: {
    local: {
      students: [
        student('11', 'Cora Dean', 21, 'B', 'History'),
        student('12', 'Ada Brook', 19, 'C', 'Maths'),
        student('13', 'Ben Cole', 20, 'A', 'Maths'),
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
          not: /edit|update|filter/iu,
          fields: [
            [/name/iu, 'Dora Elm'],
            [/age/iu, 22],
            [/grade/iu, 'B'],
            [/subject/iu, 'Latin'],
          ],
        },
      ],
      want: (after) => find(after, 'Dora Elm')?.subject === 'Latin' && after.students.length === 4,
      async hand(page) {
        await fill(page, { name: 'Dora Elm', age: '22', grade: 'B', subject: 'Latin' });
        await page.getByRole('button', { name: 'Add Student' }).click();
      },
    },
    {
      job: 'be refused for a student of 200 years',
      as: 'add a student',
      fields: [
        [/name/iu, 'Dora Elm'],
        [/age/iu, 200],
        [/grade/iu, 'B'],
        [/subject/iu, 'Latin'],
      ],
      async hand(page) {
        await fill(page, { name: 'Dora Elm', age: '200', grade: 'B', subject: 'Latin' });
        await page.getByRole('button', { name: 'Add Student' }).click();
      },
    },
    {
      job: 'change the grade of a student',
      ways: [{ says: /student|edit|update/iu, not: /add/iu, row: ['Ben Cole'], fields: [[/grade/iu, 'D']] }],
      want: (after) => find(after, 'Ben Cole')?.grade === 'D' && find(after, 'Ada Brook').grade === 'C',
      async hand(page) {
        await press(page, 'Ben Cole', 'Edit');
        await page.locator('#grade').fill('D');
        await page.getByRole('button', { name: 'Update Student' }).click();
      },
    },
    {
      job: 'rename a student',
      ways: [{ says: /student|edit|update/iu, not: /add/iu, row: ['Cora Dean'], fields: [[/name/iu, 'Cora Dell']] }],
      want: (after) => names(after) === 'Cora Dell,Ada Brook,Ben Cole',
      async hand(page) {
        await press(page, 'Cora Dean', 'Edit');
        await page.locator('#name').fill('Cora Dell');
        await page.getByRole('button', { name: 'Update Student' }).click();
      },
    },
    {
      job: 'delete a student',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: ['Ada Brook'] }],
      want: (after) => names(after) === 'Cora Dean,Ben Cole',
      hand: (page) => press(page, 'Ada Brook', 'Delete'),
    },
    {
      job: 'show the students of one subject',
      ways: [{ says: /filter|subject/iu, not: /add|update/iu, fields: [[/subject|filter/iu, 'maths']] }],
      look: shown,
      want: ({ look }) => look.join() === 'Ada Brook,Ben Cole',
      async hand(page) {
        await page.locator('#filterSubject').fill('maths');
        await page.locator('#filterButton').click();
      },
    },
    {
      job: 'sort by name',
      ways: [
        { says: /\bname\b/iu, about: /sort/iu, not: /add|delet|edit|export/iu },
        { says: /sort|sort by name/iu, fields: [[/sort|by|field|order/iu, /name/iu]] },
      ],
      look: async (page) => (await shown(page)).join(),
      want: ({ look }) => look === 'Ada Brook,Ben Cole,Cora Dean',
      hand: (page) => page.locator('#sortByName').click(),
    },
    {
      job: 'sort by grade',
      ways: [
        { says: /\bgrade\b/iu, about: /sort/iu, not: /add|delet|edit|export/iu },
        { says: /sort|sort by grade/iu, fields: [[/sort|by|field|order/iu, /grade/iu]] },
      ],
      look: async (page) => (await shown(page)).join(),
      want: ({ look }) => look === 'Ben Cole,Cora Dean,Ada Brook',
      hand: (page) => page.locator('#sortByGrade').click(),
    },
    {
      job: 'read the students',
      rows: [
        ['Cora Dean', '21', 'B', 'History'],
        ['Ada Brook', 'Maths'],
        ['Ben Cole', '20'],
      ],
    },
  ],
};
