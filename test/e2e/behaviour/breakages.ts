import type { DeskEdit } from './desk-app.js';

/** One breakage of the desk app's behaviour, made by a mutation operator. */
export interface Breakage {
  operator: string;
  name: string;
  edits: DeskEdit[];
  /** The place of the tool that changes: a text of its page, or of its handler. */
  tool: RegExp;
}

const order = /order/i;
const cancel = /cancel/i;
const letter = /subscribe|letter/i;
const sync = /sync/i;
const dark = /dark/i;
const help = /help/i;
const job = /job/i;
const clear = /archive/i;

/** Mutation operators on handlers, each with its mutants. */
const operators: Readonly<Record<string, readonly [name: string, tool: RegExp, ...edits: DeskEdit[]][]>> = {
  'a field is no longer sent': [
    ['the coupon', order, ['orders.js', '{ item, amount, coupon }', '{ item, amount }']],
    ['the amount', order, ['orders.js', '{ item, amount, coupon }', '{ item, coupon }']],
    ['the title', job, ['jobs.js', "{ title, list: 'open' }", "{ list: 'open' }"]],
    ['the whole form', letter, ['desk.js', ', body: new URLSearchParams(new FormData(letter))', '']],
  ],
  'a constant replaces a field': [
    ['the item', order, ['orders.js', "const item = data.get('item')", "const item = 'lamp'"]],
    ['the title', job, ['jobs.js', "new FormData(form).get('title')", "'A job'"]],
    ['another field is read', order, ['orders.js', "data.get('coupon')", "data.get('code')"]],
  ],
  'a name in the body changes': [
    ['the coupon', order, ['orders.js', '{ item, amount, coupon }', '{ item, amount, code: coupon }']],
    ['the origin', sync, ['desk.js', "{ from: 'desk' }", "{ source: 'desk' }"]],
  ],
  'a value is sent besides': [
    ['a price', order, ['orders.js', '{ item, amount, coupon }', '{ item, amount, coupon, price: 0 }']],
    ['a flag', cancel, ['orders.js', '{ all: true }', '{ all: true, refund: false }']],
  ],
  'the method changes': [
    ['of an order', order, ['orders.js', "send('POST', '/api/orders'", "send('DELETE', '/api/orders'"]],
    ['of the sync', sync, ['desk.js', "send('PUT'", "send('DELETE'"]],
    ['of a job', job, ['jobs.js', "send('POST', '/api/jobs'", "send('PUT', '/api/jobs'"]],
  ],
  'the address changes': [
    ['of an order', order, ['orders.js', "'POST', '/api/orders'", "'POST', '/api/baskets'"]],
    ['of the letter', letter, ['desk.js', '/api/letter', '/api/offers']],
    ['of the archive', clear, ['jobs.js', '/api/jobs/archive', '/api/jobs/bin']],
  ],
  'the request is dropped': [
    ['of an order', order, ['orders.js', "  await send('POST', '/api/orders', { item, amount, coupon });\n", '']],
    ['of a cancel', cancel, ['orders.js', "  await send('DELETE', '/api/orders', { all: true });\n", '']],
    ['of the sync', sync, ['desk.js', "  await send('PUT', '/api/sync', { from: 'desk' });\n", '']],
  ],
  'a second request is sent': [
    [
      'with an order',
      order,
      ['orders.js', '  order.reset();', "  order.reset();\n  await send('POST', '/api/track', {});"],
    ],
    [
      'the same one again',
      sync,
      [
        'desk.js',
        "  say('The desk is in sync');",
        "  await send('PUT', '/api/sync', { from: 'desk' });\n  say('The desk is in sync');",
      ],
    ],
  ],
  'the confirmation is dropped': [
    ['of a cancel', cancel, ['orders.js', "  if (!confirm('Cancel all orders?')) return;\n", '']],
    ['of the archive', clear, ['jobs.js', "  if (!confirm('Archive all jobs?')) return;\n", '']],
  ],
  'a confirmation is added': [
    ['to the sync', sync, ['desk.js', "  await send('PUT'", "  if (!confirm('Sync?')) return;\n  await send('PUT'"]],
  ],
  'the condition is negated': [
    ['of a cancel', cancel, ['orders.js', "if (!confirm('Cancel", "if (confirm('Cancel"]],
    ['of the colours', dark, ['desk.js', "!== 'true'", "=== 'true'"]],
  ],
  'the handler does nothing': [
    [
      'of an order',
      order,
      ['orders.js', '  event.preventDefault();\n  const data', '  event.preventDefault();\n  return;\n  const data'],
    ],
    [
      'of the colours',
      dark,
      ['desk.js', "dark.addEventListener('click', () => {", "dark.addEventListener('click', () => {\n  return;"],
    ],
    ['of the help', help, ['desk.js', "  location.assign('/help.html');\n", '']],
  ],
  'the handler is swapped': [
    [
      'the sync clears the message',
      sync,
      ['desk.js', "  await send('PUT', '/api/sync', { from: 'desk' });\n  say('The desk is in sync');", "  say('');"],
    ],
  ],
  'the target changes': [['of the help', help, ['desk.js', '/help.html', '/style.css']]],
  'the effect on the page is dropped': [
    ['the new order', order, ['orders.js', '  orders.append(line);\n', '']],
    ['the orders stay', cancel, ['orders.js', '  orders.replaceChildren();\n', '']],
    ['the dialog stays', job, ['jobs.js', '  dialog.close();\n', '']],
    ['one job is left', clear, ['jobs.js', '[...jobs.children]', '[...jobs.children].slice(1)']],
    ['the message', sync, ['desk.js', "  say('The desk is in sync');\n", '']],
    ['nothing is stored', dark, ['desk.js', "  localStorage.setItem('colours', isDark ? 'dark' : 'light');\n", '']],
  ],
  'another list changes': [
    ['an order twice', order, ['orders.js', '  orders.append(line);', '  orders.prepend(line, line.cloneNode(true));']],
    [
      'three jobs are lost',
      order,
      [
        'orders.js',
        '  orders.append(line);',
        "  orders.append(line);\n  document.getElementById('jobs').replaceChildren();",
      ],
    ],
  ],
  'the default act is no longer prevented': [
    [
      'of the letter',
      letter,
      [
        'desk.js',
        "letter.addEventListener('submit', async (event) => {\n  event.preventDefault();\n",
        "letter.addEventListener('submit', async (event) => {\n",
      ],
    ],
  ],
};

export const breakages: Breakage[] = Object.entries(operators).flatMap(([operator, mutants]) =>
  mutants.map(([name, tool, ...edits]) => ({ operator, name, tool, edits })),
);
