// Written from the source before the first run. The words of the page are Russian and English.
const contact = (id, name, phone, email) => ({ id, name, phone, email });
const names = ({ contacts }) => contacts.map(({ name }) => name).join();
const rowOf = (page, name) => page.locator('div.p-2.border-b', { hasText: name });
const form = (page) => page.locator('form').first();
const shown = async (page) => (await page.locator('p.font-semibold').allInnerTexts()).join();

async function add(page, name, phone, email) {
  await form(page).getByPlaceholder('Введите имя').fill(name);
  await form(page).getByPlaceholder('Введите телефон').fill(phone);
  await form(page).getByPlaceholder('Введите email').fill(email);
  await form(page).getByRole('button').click();
}

async function edit(page, name, placeholder, value) {
  await rowOf(page, name).getByRole('button', { name: 'Edit' }).click();
  await rowOf(page, name).getByPlaceholder(placeholder).fill(value);
  await rowOf(page, name).getByRole('button', { name: 'Save' }).click();
}

export const app = {
  source: 'RomanovDimitrii/contact-management 49fb699',
  stack: 'Vue 3, Vue CLI 5 (webpack), Pinia, Tailwind 3, words in Russian',
  serve: { command: 'npx vue-cli-service serve --port 4843', port: 4843 },
  spent: '2026-11-27',
  instrument: ['--explore'],
  seed: {
    local: {
      contacts: [
        contact('1', 'Ada Brook', '+4912345678', 'ada@example.com'),
        contact('2', 'Ben Cole', '+4923456789', 'ben@example.com'),
        contact('3', 'Cora Dean', '+4934567890', 'cora@example.com'),
      ],
    },
  },
  async state({ local }) {
    const contacts = (await local('contacts')) ?? [];
    return { contacts: contacts.map(({ name, phone, email }) => ({ name, phone, email })) };
  },
  calls: [
    {
      job: 'add a contact',
      ways: [
        {
          says: /добавить|контакт|contact|add/iu,
          not: /edit|save/iu,
          fields: [
            [/имя|name/iu, 'Dora Elm'],
            [/телефон|phone/iu, '+4945678901'],
            [/email/iu, 'dora@example.com'],
          ],
        },
      ],
      want: (after) => names(after) === 'Ada Brook,Ben Cole,Cora Dean,Dora Elm',
      hand: (page) => add(page, 'Dora Elm', '+4945678901', 'dora@example.com'),
    },
    {
      job: 'be refused for a phone number of letters',
      as: 'add a contact',
      fields: [
        [/имя|name/iu, 'Emil Fox'],
        [/телефон|phone/iu, 'call me'],
        [/email/iu, 'emil@example.com'],
      ],
      hand: (page) => add(page, 'Emil Fox', 'call me', 'emil@example.com'),
    },
    {
      job: 'be refused for an address without a host',
      as: 'add a contact',
      fields: [
        [/имя|name/iu, 'Emil Fox'],
        [/телефон|phone/iu, '+4956789012'],
        [/email/iu, 'emil'],
      ],
      hand: (page) => add(page, 'Emil Fox', '+4956789012', 'emil'),
    },
    {
      job: 'change the phone number of a contact',
      ways: [
        {
          says: /edit|save|contact/iu,
          not: /добавить|add/iu,
          row: 'Ben Cole',
          fields: [[/phone|телефон/iu, '+4900000000']],
        },
      ],
      want: ({ contacts }) => contacts.map(({ phone }) => phone).join() === '+4912345678,+4900000000,+4934567890',
      hand: (page) => edit(page, 'Ben Cole', 'Phone', '+4900000000'),
    },
    {
      job: 'rename a contact',
      ways: [
        { says: /edit|save|contact/iu, not: /добавить|add/iu, row: 'Cora Dean', fields: [[/name|имя/iu, 'Cora Dell']] },
      ],
      want: (after) => names(after) === 'Ada Brook,Ben Cole,Cora Dell',
      hand: (page) => edit(page, 'Cora Dean', 'Name', 'Cora Dell'),
    },
    {
      job: 'be refused for a contact with a wrong address',
      as: 'change the phone number of a contact',
      row: 'Ben Cole',
      fields: [[/email/iu, 'ben']],
      hand: (page) => edit(page, 'Ben Cole', 'Email', 'ben'),
    },
    {
      job: 'delete a contact',
      destructive: true,
      ways: [{ says: /delet|remov|удал/iu, row: 'Ada Brook' }],
      want: (after) => names(after) === 'Ben Cole,Cora Dean',
      hand: (page) => rowOf(page, 'Ada Brook').getByRole('button', { name: 'Delete' }).click(),
    },
    {
      job: 'search the contacts',
      ways: [{ says: /поиск|search/iu, fields: [[/поиск|search/iu, 'cora']] }],
      look: shown,
      want: ({ look }) => look === 'Cora Dean',
      hand: (page) => page.getByPlaceholder('Поиск по имени контакта').fill('cora'),
    },
    {
      job: 'read the contacts',
      rows: [
        ['Ada Brook', '+4912345678', 'ada@example.com'],
        ['Ben Cole', '+4923456789', 'ben@example.com'],
      ],
    },
  ],
};
