// Written from the source before the first run. The app keeps its contacts in memory, so the state is the table.
const rowOf = (page, name) => page.locator('tbody tr', { hasText: name });
const find = ({ contacts }, name) => contacts.find((one) => one.name === name);
const field = (page, label) => page.locator('.form-group', { hasText: label }).locator('input');
const select = (...names) =>
  async function (page) {
    for (const name of names) await rowOf(page, name).getByRole('checkbox').click();
  };
const fill = async (page, values) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};
const contact = [
  [/^name/iu, 'Ada Byron'],
  [/email/iu, 'ada@example.org'],
  [/address line 1/iu, '1 Mill Lane'],
  [/pincode/iu, '560001'],
];

export const app = {
  source: 'iScreenager/contactmanager dc44c1e',
  stack: 'React 19, Vite 7, Redux Toolkit, plain CSS',
  serve: { command: 'npx vite --port 4692 --strictPort', port: 4692 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  async state({ page }) {
    const contacts = [];
    for (const row of await page.locator('tbody tr').all()) {
      const cells = (await row.locator('td').allInnerTexts()).map((text) => text.trim());
      const chosen = await row.getByRole('checkbox').isChecked();
      contacts.push({ name: cells[1], phone: cells[2], email: cells[3], address: cells[4], chosen });
    }
    return { contacts };
  },
  calls: [
    {
      job: 'add a contact',
      ways: [{ says: /contact/iu, about: /add|new|creat/iu, not: /edit|save|search/iu, fields: contact }],
      want: (after) => find(after, 'Ada Byron')?.email === 'ada@example.org' && after.contacts.length === 8,
      async hand(page) {
        await page.getByRole('button', { name: 'Add Contact' }).click();
        const values = { 'Address Line 1': '1 Mill Lane', Email: 'ada@example.org', Pincode: '560001' };
        await page.getByPlaceholder('Enter name').fill('Ada Byron');
        await fill(page, values);
        await page.locator('.btn-primary').click();
      },
    },
    {
      job: 'be refused for an address that is no email',
      as: 'add a contact',
      fields: [contact[0], [/email/iu, 'nobody'], ...contact.slice(2)],
      async hand(page) {
        await page.getByRole('button', { name: 'Add Contact' }).click();
        await page.getByPlaceholder('Enter name').fill('Ada Byron');
        await fill(page, { 'Address Line 1': '1 Mill Lane', Email: 'nobody', Pincode: '560001' });
        await page.locator('.btn-primary').click();
      },
    },
    {
      job: 'add a contact of a state',
      ways: [
        {
          says: /contact/iu,
          about: /add|new|creat/iu,
          not: /edit|save|search/iu,
          fields: [...contact, [/^(?:enter )?state/iu, /^punjab$/iu]],
        },
      ],
      want: (after) => /Punjab/u.test(find(after, 'Ada Byron')?.address ?? ''),
      async hand(page) {
        await page.getByRole('button', { name: 'Add Contact' }).click();
        await page.getByPlaceholder('Enter name').fill('Ada Byron');
        await fill(page, { 'Address Line 1': '1 Mill Lane', Email: 'ada@example.org', Pincode: '560001' });
        await page.locator('.dropdown-trigger').click();
        await page.locator('.dropdown-item', { hasText: /^Punjab$/u }).click();
        await page.locator('.btn-primary').click();
      },
    },
    {
      job: 'change the number of a contact',
      ways: [
        { says: /contact|edit/iu, about: /edit|save|change/iu, row: 'Sneha Rao', fields: [[/contact no/iu, '555123']] },
      ],
      want: (after) => find(after, 'Sneha Rao').phone === '555123' && find(after, 'Rahul Mehta').phone === '912348332',
      async hand(page) {
        await rowOf(page, 'Sneha Rao').getByRole('button', { name: 'Edit' }).click();
        await field(page, 'Contact No.').fill('555123');
        await page.locator('.btn-primary').click();
      },
    },
    {
      job: 'be refused for a number with letters',
      as: 'change the number of a contact',
      row: 'Sneha Rao',
      fields: [[/contact no/iu, 'call me']],
      async hand(page) {
        await rowOf(page, 'Sneha Rao').getByRole('button', { name: 'Edit' }).click();
        await field(page, 'Contact No.').fill('call me');
        await page.locator('.btn-primary').click();
      },
    },
    {
      job: 'delete a contact after the question',
      destructive: true,
      ways: [{ says: /delet|remov/iu, row: 'Rahul Mehta' }],
      want: (after) => find(after, 'Rahul Mehta') === undefined && after.contacts.length === 6,
      async hand(page) {
        await rowOf(page, 'Rahul Mehta').getByRole('button', { name: 'Delete' }).click();
        await page.locator('.btn-delete').click();
      },
    },
    {
      job: 'search the contacts',
      ways: [{ says: /search/iu, about: /contact/iu, fields: [[/search/iu, 'Kavya']] }],
      want: ({ contacts }) => contacts.map(({ name }) => name).join() === 'Kavya Gupta',
      hand: (page) => page.getByPlaceholder(/^Search/u).fill('Kavya'),
    },
    {
      job: 'select a contact',
      ways: [
        {
          says: /select|check|choose|toggle/iu,
          row: 'Tanvi Verma',
          fields: [[/select|check|choose|toggle|contact|row/iu, true]],
        },
        { says: /select|check|choose|toggle/iu, row: 'Tanvi Verma' },
      ],
      want: ({ contacts }) =>
        contacts
          .filter(({ chosen }) => chosen)
          .map(({ name }) => name)
          .join() === 'Tanvi Verma',
      hand: select('Tanvi Verma'),
    },
    {
      job: 'select all contacts',
      ways: [
        { says: /select|check|toggle|all/iu, about: /all/iu, fields: [[/select|check|toggle|all/iu, true]] },
        { says: /select all|check all|toggle all/iu },
      ],
      want: ({ contacts }) => contacts.length === 7 && contacts.every(({ chosen }) => chosen),
      hand: (page) => page.locator('thead').getByRole('checkbox').click(),
    },
    {
      job: 'delete the selected contacts after the question',
      destructive: true,
      before: select('Priya Sharma', 'Kavya Gupta'),
      ways: [{ says: /delet|remov/iu, about: /bulk|selected|contacts/iu }],
      want: (after) => after.contacts.length === 5 && find(after, 'Kavya Gupta') === undefined,
      async hand(page) {
        await page.locator('.btn-bulk').click();
        await page.locator('.btn-delete').click();
      },
    },
    {
      job: 'read the contacts',
      rows: [
        ['Priya Sharma', '987348332', 'example.priya@gmail.com', 'Punjab'],
        ['Tanvi Verma', '937348332', 'example.tanvi@example.com', 'Bengaluru'],
      ],
    },
  ],
};
