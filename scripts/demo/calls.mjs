// What the demo does with the shop's tools, and what the page must show afterwards.

/** The tool that presses the button with this accessible name: what tools are called is the product's choice. */
function toolFor(map, button) {
  const value = `button[name=${JSON.stringify(button)}]`;
  const found = map.tools.find((tool) =>
    tool.action?.selectors.some((one) => one.strategy === 'role' && one.value === value),
  );
  if (found === undefined) throw new Error(`No tool of the map presses "${button}"`);
  return found;
}

/** Arguments by the labels that a person sees. */
function filled(tool, values) {
  return Object.fromEntries(
    Object.entries(values).map(([label, value]) => {
      const field = tool.fields.find((one) => one.label === label);
      if (field === undefined) throw new Error(`${tool.name} has no field "${label}"`);
      return [field.key, value];
    }),
  );
}

/** The lines of a list of terms and values, as `term: value`. */
async function pairs(part) {
  const terms = await part.getByRole('term').allInnerTexts();
  const values = await part.getByRole('definition').allInnerTexts();
  return terms.map((term, index) => `${term}: ${(values[index] ?? '').replace(/\s+/g, ' ')}`);
}

const textOf = async (locator) =>
  (await locator.count()) === 0 ? '' : (await locator.first().innerText()).trim().replace(/\n+/g, '\n');

const member = {
  'Full name': 'Ada Byron',
  'E-mail': 'ada@example.com',
  'People at home': 3,
  'Date of birth': '1990-12-10',
  Country: 'Sweden',
  Membership: 'Family',
  'Delivery notes': 'Through the garden gate',
  'Send me the monthly letter': true,
};
const kept = [
  'Ada Byron',
  'ada@example.com',
  '3',
  '1990-12-10',
  'Sweden',
  'Family',
  'Yes, please',
  'Through the garden gate',
];

const address = { 'Street and number': 'Storgata 1', Postcode: '0155', City: 'Oslo', 'Send invoices here too': false };

const checkout = {
  'E-mail': 'ada@example.com',
  'Full name': 'Ada Byron',
  'Street and number': 'Storgata 1',
  Postcode: '0155',
  City: 'Oslo',
  Country: 'Norway',
  'How should it travel?': 'Express, tomorrow',
  'How would you like to pay?': 'Invoice, 14 days',
  'I accept the terms of sale': true,
};

/**
 * The call that orders what is in the cart.
 * @throws {Error} where the map lacks the tool or a field
 */
export function orderCall(map) {
  const tool = toolFor(map, 'Place order');
  return {
    path: '/checkout',
    tool,
    args: filled(tool, checkout),
    status: 'completed',
    look: async (page) => {
      const thanks = page.getByRole('status').filter({ hasText: '€' });
      await thanks.waitFor();
      const shown = await textOf(thanks);
      return {
        shown,
        holds: [{ what: 'it goes to Oslo by express', holds: shown.includes('express, to Storgata 1, 0155 Oslo') }],
      };
    },
  };
}

/**
 * The calls in order. `look` reads the page as a person sees it: what it shows, and what must hold.
 * @throws {Error} where the map lacks a tool or a field that the demo is about
 */
export function calls(map) {
  const signUp = toolFor(map, 'Create account');
  const discount = toolFor(map, 'Apply code');
  const sendBack = toolFor(map, 'Ask for the return');
  const save = toolFor(map, 'Save address');
  const remove = toolFor(map, 'Delete account');
  return [
    {
      title: '1  A form with eight kinds of controls',
      path: '/sign-up',
      tool: signUp,
      args: filled(signUp, member),
      status: 'completed',
      look: async (page) => {
        const saved = page.getByRole('status', { name: 'Account created' });
        const values = await saved.getByRole('definition').allInnerTexts();
        return {
          shown: [await textOf(saved.getByRole('heading')), ...(await pairs(saved))].join('\n'),
          holds: [
            { what: 'the shop keeps all eight values', holds: kept.every((value, index) => values[index] === value) },
          ],
        };
      },
    },
    {
      title: '2  What the shop refuses is no success',
      path: '/cart',
      tool: discount,
      args: filled(discount, { 'Discount code': 'WINTER24' }),
      status: 'rejected',
      look: async (page) => {
        const total = await textOf(page.getByRole('complementary').getByRole('definition').last());
        return { shown: `Total ${total}`, holds: [{ what: 'the price is what it was', holds: total === '€116.00' }] };
      },
    },
    {
      title: '3  A checkout in four sections; it moves money, so the person is asked',
      person: 'accept',
      ...orderCall(map),
    },
    {
      title: '4  A dialog that a button of one row opens, by the name of the row',
      path: '/orders',
      tool: sendBack,
      args: {
        [sendBack.row.param]: 'HL-1017',
        ...filled(sendBack, { Reason: 'It arrived broken', 'What would you like?': 'Money back' }),
      },
      status: 'completed',
      look: async (page) => {
        const rows = [];
        for (const row of await page.locator('tbody').getByRole('row').all()) {
          rows.push((await row.locator('th, td:not(.row-actions)').allInnerTexts()).join(' · '));
        }
        const has = (id, state) => rows.some((row) => row.startsWith(id) && row.endsWith(state));
        return {
          shown: rows.join('\n'),
          holds: [
            { what: 'HL-1017 is on its way back', holds: has('HL-1017', 'Return asked') },
            { what: 'HL-0987 stays delivered', holds: has('HL-0987', 'Delivered') },
          ],
        };
      },
    },
    {
      title: '5  A form in a dialog that is closed at the start',
      path: '/account',
      tool: save,
      args: filled(save, address),
      status: 'completed',
      look: async (page) => {
        const profile = (await pairs(page.getByRole('region', { name: 'Profile' }))).join('\n');
        return {
          shown: profile,
          holds: [
            { what: 'the profile shows the new address', holds: profile.includes('Address: Storgata 1 0155 Oslo') },
            { what: 'the phone number is as it was', holds: profile.includes('Phone: +47 55 01 02 03') },
            { what: 'invoices go by e-mail', holds: profile.includes('Invoices: By e-mail only') },
          ],
        };
      },
    },
    {
      title: '6  A destructive action, and the person says no',
      path: '/account',
      tool: remove,
      args: {},
      person: 'dismiss',
      status: 'denied',
      look: async (page) => {
        const title = await textOf(page.getByRole('heading', { level: 1 }));
        return { shown: title, holds: [{ what: 'the account is still there', holds: title === 'Your account' }] };
      },
    },
    {
      title: '7  The same, and the person agrees',
      tool: remove,
      args: {},
      person: 'accept',
      status: 'completed',
      look: async (page) => {
        const title = await textOf(page.getByRole('heading', { level: 1 }));
        return { shown: title, holds: [{ what: 'the account is gone', holds: title === 'Your account was deleted' }] };
      },
    },
  ];
}
