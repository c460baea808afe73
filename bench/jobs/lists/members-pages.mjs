// Written from the source before the first run.
const member = (id, [firstName, lastName], phone, email, marital, govern, partTime) => ({
  id,
  firstName,
  lastName,
  phone,
  email,
  birth: '1990-05-04',
  marital,
  govern,
  partTime,
  created_At: '2026-11-20T10:00:00.000Z',
  updated_At: '',
});
const names = ({ members }) => members.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join();
const find = ({ members }, first) => members.find(({ firstName }) => firstName === first);
const shown = (page) => page.locator('#tableBody tr td:first-child').allTextContents();
const press = (page, name, button) =>
  page.locator('#tableBody tr', { hasText: name }).getByRole('button', { name: button }).click();

async function fill(page, [first, last, phone, email, birth, marital, govern]) {
  await page.locator('#firstName').fill(first);
  await page.locator('#lastName').fill(last);
  await page.locator('#phone').fill(phone);
  await page.locator('#email').fill(email);
  await page.locator('#birthday').fill(birth);
  await page.getByRole('radio', { name: marital }).check();
  await page.locator('#government').selectOption(govern);
}

const fields = (phone, email) => [
  [/first name/iu, 'Dora'],
  [/last name/iu, 'Elm'],
  [/phone/iu, phone],
  [/mail/iu, email],
  [/birth/iu, '1988-03-02'],
  [/marital/iu, /^married$/iu],
  [/government/iu, /^cairo$/iu],
];

export const app = {
  source: 'AbdulrahmanS254/Crud-JS 8083a2c',
  stack: 'HTML, two pages, a plain script for each, rows by createElement',
  serve: { command: 'python3 -m http.server 4791', port: 4791 },
  spent: '2026-11-28',
  instrument: ['--explore'],
  seed: {
    local: {
      allMembers: [
        member(11, ['Ada', 'Brook'], '01011112222', 'ada@farm.example', 'Single', 'Cairo', true),
        member(12, ['Ben', 'Cole'], '01133334444', 'ben@farm.example', 'Married', 'Alexandria', false),
        member(13, ['Cora', 'Dean'], '01255556666', 'cora@farm.example', 'Married', 'Cairo', false),
      ],
    },
  },
  async state({ page }) {
    const { allMembers = '[]' } = await page.evaluate(() => ({ ...localStorage }));
    return { members: JSON.parse(allMembers) };
  },
  calls: [
    {
      job: 'add a member',
      route: '/index.html',
      ways: [
        { says: /member/iu, not: /edit|update|remove|delete/iu, fields: fields('01077778888', 'dora@farm.example') },
      ],
      want: (after) => find(after, 'Dora')?.govern === 'Cairo' && find(after, 'Dora').marital === 'Married',
      async hand(page) {
        await fill(page, ['Dora', 'Elm', '01077778888', 'dora@farm.example', '1988-03-02', 'Married', 'Cairo']);
        await page.getByRole('button', { name: 'Save Member' }).click();
      },
    },
    {
      job: 'be refused for a phone number that is none',
      route: '/index.html',
      as: 'add a member',
      fields: fields('12', 'dora@farm.example'),
      async hand(page) {
        await fill(page, ['Dora', 'Elm', '12', 'dora@farm.example', '1988-03-02', 'Married', 'Cairo']);
        await page.getByRole('button', { name: 'Save Member' }).click();
      },
    },
    {
      job: 'be refused for a phone number of another member',
      route: '/index.html',
      as: 'add a member',
      fields: fields('01011112222', 'dora@farm.example'),
      async hand(page) {
        await fill(page, ['Dora', 'Elm', '01011112222', 'dora@farm.example', '1988-03-02', 'Married', 'Cairo']);
        await page.getByRole('button', { name: 'Save Member' }).click();
      },
    },
    {
      job: 'change the phone number of a member',
      route: '/members.html',
      ways: [
        {
          says: /edit|member|update|save/iu,
          not: /creat|new|remove|delete|view/iu,
          row: ['Ben Cole', 'Ben'],
          fields: [[/phone/iu, '01199990000']],
        },
      ],
      want: (after) => find(after, 'Ben')?.phone === '01199990000' && after.members.length === 3,
      async hand(page) {
        await press(page, 'Ben Cole', 'Edit');
        await page.locator('#phone').fill('01199990000');
        await page.getByRole('button', { name: 'Save Member' }).click();
      },
    },
    {
      job: 'open the form of a member to edit it',
      route: '/members.html',
      ways: [{ says: /edit|change|update/iu, not: /creat|remove|delete|view/iu, row: ['Cora Dean', 'Cora'] }],
      look: async (page) => page.url().endsWith('id=13') && (await page.locator('#firstName').inputValue()),
      want: ({ look }) => look === 'Cora',
      hand: (page) => press(page, 'Cora Dean', 'Edit'),
    },
    {
      job: 'look at the details of a member',
      route: '/members.html',
      ways: [{ says: /view|detail|show/iu, not: /edit|delete/iu, row: ['Ada Brook', 'Ada'] }],
      look: (page) =>
        page
          .locator('#memberModal')
          .evaluate((one) => getComputedStyle(one).display !== 'none' && one.textContent.includes('ada@farm.example')),
      want: ({ look }) => look,
      hand: (page) => press(page, 'Ada Brook', 'View'),
    },
    {
      job: 'delete a member',
      route: '/members.html',
      destructive: true,
      ways: [{ says: /delet|remov/iu, not: /all/iu, row: ['Ben Cole', 'Ben'] }],
      want: (after) => names(after) === 'Ada Brook,Cora Dean',
      hand: (page) => press(page, 'Ben Cole', 'Delete'),
    },
    {
      job: 'remove all members',
      route: '/members.html',
      destructive: true,
      ways: [{ says: /(?:delet|remov).*all|all.*member/iu }],
      want: (after) => after.members.length === 0,
      hand: (page) => page.getByRole('button', { name: 'Remove All Members' }).click(),
    },
    {
      job: 'find a member by name',
      route: '/members.html',
      ways: [{ says: /search|find|filter|name/iu, not: /edit|delete|remove/iu, fields: [[/search|name/iu, 'cora']] }],
      look: shown,
      want: ({ look }) => look.join() === 'Cora Dean',
      hand: (page) => page.locator('#searchInput').fill('cora'),
    },
    {
      job: 'show the members of one government',
      route: '/members.html',
      ways: [{ says: /filter|search|govern/iu, not: /edit|delete|remove/iu, fields: [[/govern/iu, /^alexandria$/iu]] }],
      look: shown,
      want: ({ look }) => look.join() === 'Ben Cole',
      hand: (page) => page.locator('#filterGovernment').selectOption('Alexandria'),
    },
    {
      job: 'show the married members of one government',
      route: '/members.html',
      ways: [
        {
          says: /filter|search|govern|marital/iu,
          not: /edit|delete|remove/iu,
          fields: [
            [/govern/iu, /^cairo$/iu],
            [/marital/iu, /^married$/iu],
          ],
        },
      ],
      look: shown,
      want: ({ look }) => look.join() === 'Cora Dean',
      async hand(page) {
        await page.locator('#filterGovernment').selectOption('Cairo');
        await page.locator('#filterMarital').selectOption('Married');
      },
    },
    {
      job: 'show the members who work part time',
      route: '/members.html',
      ways: [{ says: /filter|search|part/iu, not: /edit|delete|remove/iu, fields: [[/part/iu, true]] }],
      look: shown,
      want: ({ look }) => look.join() === 'Ada Brook',
      hand: (page) => page.locator('#filterPartTime').check(),
    },
    {
      job: 'read the members',
      route: '/members.html',
      rows: [
        ['Ada Brook', '01011112222', 'Cairo'],
        ['Ben Cole', '01133334444', 'Alexandria'],
        ['Cora Dean', '01255556666', 'Cairo'],
      ],
    },
  ],
};
