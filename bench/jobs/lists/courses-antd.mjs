// Written from the source before the first run.
const course = (id, name, category, level, numberOfLesson, description) => ({
  id,
  name,
  category,
  level,
  numberOfLesson,
  description,
  thumbnail: '',
});
const courses = [
  course('c1', 'Weaving a basket', 'Craft', 'Beginner', 8, 'Willow and cane'),
  course('c2', 'Reading tides', 'Sea', 'Advanced', 14, 'Tables and charts'),
  course('c3', 'Baking rye', 'Kitchen', 'Beginner', 5, 'Sourdough at home'),
  course('c4', 'Turning wood', 'Craft', 'Intermediate', 11, 'Bowls on the lathe'),
  course('c5', 'Mending nets', 'Sea', 'Intermediate', 6, 'Knots and meshes'),
  course('c6', 'Pickling roots', 'Kitchen', 'Intermediate', 4, 'Brine and jars'),
  course('c7', 'Binding books', 'Craft', 'Advanced', 16, 'Thread and board'),
  course('c8', 'Sailing a dinghy', 'Sea', 'Beginner', 20, 'Wind and rope'),
  course('c9', 'Roasting coffee', 'Kitchen', 'Advanced', 9, 'Beans and heat'),
  course('c10', 'Carving spoons', 'Craft', 'Beginner', 7, 'Birch and knife'),
  course('c11', 'Kneading noodles', 'Kitchen', 'Beginner', 3, 'Flour and eggs'),
  course('c12', 'Yarn dyeing', 'Craft', 'Intermediate', 10, 'Madder and woad'),
];
const find = ({ courses: all }, name) => all.find((one) => one.name === name);
const names = async (page) => await page.locator('tbody tr.ant-table-row td:nth-child(1)').allInnerTexts();
const rowOf = (page, name) => page.locator('tbody tr.ant-table-row', { hasText: name });
const choose = async (page, at, option) => {
  await page.locator('.ant-select').nth(at).click();
  await page.locator('.ant-select-item-option', { hasText: option }).click();
};
const fill = async (page, texts) => {
  for (const [label, text] of texts) await page.getByLabel(label).fill(text);
};
const login = async (page) => {
  await page.getByPlaceholder('Username').fill('ida');
  await page.getByPlaceholder('Password').fill('a long word');
  await page.getByRole('button', { name: 'Login' }).last().click();
  await page.getByText('Weaving a basket').waitFor();
};
const openNew = async (page) => {
  await login(page);
  await page.getByRole('button', { name: 'Add Course' }).click();
  await page.getByText('Add New Course').waitFor();
};
const field = [
  [/name/iu, 'Felting hats'],
  [/category/iu, 'Craft'],
  [/level/iu, /^advanced$/iu],
  [/lesson/iu, 13],
];

export const app = {
  source: 'duytan22/lms-project decdea8',
  stack: 'React 19, Vite 7 (rolldown), antd 6, React Router 7',
  serve: { command: 'npx vite --port 4763 --strictPort', port: 4763 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  seed: { local: { lms_courses_v1: courses } },
  async state({ page, local }) {
    return {
      path: await page.evaluate(() => location.pathname),
      courses: ((await local('lms_courses_v1')) ?? []).map(
        ({ name, category, level, numberOfLesson, description }) => ({
          name,
          category,
          level,
          lessons: numberOfLesson,
          description,
        }),
      ),
    };
  },
  also: [/previous|next|page/iu, /exit|login/iu],
  calls: [
    {
      job: 'add a course',
      before: openNew,
      ways: [{ says: /course/iu, about: /add|new|creat/iu, not: /edit|delet|search/iu, fields: field }],
      want: (after) =>
        find(after, 'Felting hats')?.level === 'Advanced' &&
        find(after, 'Felting hats').lessons === 13 &&
        after.courses.length === 13,
      async hand(page) {
        await fill(page, [
          ['Name', 'Felting hats'],
          ['Category', 'Craft'],
          ['Number of Lessons', '13'],
        ]);
        await choose(page, 0, 'Advanced');
        await page.getByRole('button', { name: 'Add Course' }).click();
      },
    },
    {
      job: 'be refused for a course of no lessons',
      as: 'add a course',
      before: openNew,
      fields: [
        [/name/iu, 'Felting hats'],
        [/category/iu, 'Craft'],
        [/level/iu, /^advanced$/iu],
        [/lesson/iu, 0],
      ],
      async hand(page) {
        await fill(page, [
          ['Name', 'Felting hats'],
          ['Category', 'Craft'],
          ['Number of Lessons', '0'],
        ]);
        await page.getByRole('button', { name: 'Add Course' }).click();
      },
    },
    {
      job: 'write a course anew',
      before: login,
      ways: [
        {
          says: /course|edit/iu,
          about: /edit|update/iu,
          row: 'Baking rye',
          fields: [
            [/name/iu, 'Baking spelt'],
            [/category/iu, 'Bakery'],
            [/level/iu, /^intermediate$/iu],
            [/lesson/iu, 6],
          ],
        },
      ],
      want: (after) =>
        find(after, 'Baking spelt')?.level === 'Intermediate' &&
        find(after, 'Baking spelt').lessons === 6 &&
        after.courses.length === 12,
      async hand(page) {
        await rowOf(page, 'Baking rye').getByRole('button', { name: 'Edit' }).click();
        await page.getByText('Edit Course').waitFor();
        await fill(page, [
          ['Name', 'Baking spelt'],
          ['Category', 'Bakery'],
          ['Number of Lessons', '6'],
        ]);
        await choose(page, 0, 'Intermediate');
        await page.getByRole('button', { name: 'Save' }).click();
      },
    },
    {
      job: 'open the form of a course',
      before: login,
      ways: [{ says: /edit|open/iu, row: 'Turning wood' }],
      want: ({ path }) => path === '/courses/edit/c4',
      hand: (page) => rowOf(page, 'Turning wood').getByRole('button', { name: 'Edit' }).click(),
    },
    {
      job: 'delete a course after the question',
      before: login,
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Mending nets' }],
      want: (after) => find(after, 'Mending nets') === undefined && after.courses.length === 11,
      async hand(page) {
        await rowOf(page, 'Mending nets').getByRole('button', { name: 'Delete' }).click();
        await page.locator('.ant-popconfirm').getByRole('button', { name: 'OK' }).click();
      },
    },
    {
      job: 'find a course by name',
      before: login,
      ways: [{ says: /search|find|filter/iu, about: /search|find/iu, fields: [[/search|name/iu, 'roast']] }],
      look: names,
      want: ({ look }) => look.join() === 'Roasting coffee',
      async hand(page) {
        await page.getByPlaceholder('Search by name').fill('roast');
        await page.getByPlaceholder('Search by name').press('Enter');
      },
    },
    {
      job: 'show the advanced courses alone',
      before: login,
      ways: [{ says: /level|filter/iu, about: /filter|choose|level/iu, fields: [[/level/iu, /^advanced$/iu]] }],
      look: names,
      want: ({ look }) => look.join() === 'Reading tides,Binding books,Roasting coffee',
      hand: (page) => choose(page, 1, 'Advanced'),
    },
    {
      job: 'show the courses of a category',
      before: login,
      ways: [{ says: /category|filter/iu, about: /filter|choose|category/iu, fields: [[/category/iu, 'Sea']] }],
      look: names,
      want: ({ look }) => look.join() === 'Reading tides,Mending nets,Sailing a dinghy',
      hand: (page) => choose(page, 0, 'Sea'),
    },
    {
      job: 'sort the courses by name',
      before: login,
      ways: [
        { says: /sort|order/iu, about: /sort/iu, fields: [[/sort|by|column|order/iu, /name/iu]] },
        { says: /sort|order/iu, about: /name/iu, not: /add|edit/iu },
      ],
      look: names,
      want: ({ look }) => look[0] === 'Baking rye' && look[1] === 'Binding books',
      hand: (page) => page.getByRole('columnheader', { name: 'Name' }).click(),
    },
    {
      job: 'show the second page',
      before: login,
      ways: [
        { says: /page/iu, fields: [[/page/iu, /^2$/u]] },
        { says: /page/iu, fields: [[/page/iu, 2]] },
        { says: /next page/iu },
      ],
      look: names,
      want: ({ look }) => look.join() === 'Kneading noodles,Yarn dyeing',
      hand: (page) => page.locator('.ant-pagination-next').click(),
    },
    {
      job: 'log out',
      before: login,
      ways: [{ says: /log ?out|sign ?out/iu }],
      want: ({ path }) => path === '/login',
      hand: (page) => page.getByRole('button', { name: 'Logout' }).click(),
    },
    {
      job: 'read the courses',
      before: login,
      rows: [
        ['Reading tides', 'Sea', 'Advanced', '14'],
        ['Carving spoons', 'Craft', 'Beginner', '7'],
      ],
    },
  ],
};
