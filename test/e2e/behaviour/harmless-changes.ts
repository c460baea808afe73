import type { DeskEdit } from './desk-app.js';

/** A change of the desk app that leaves the behaviour of each tool as it is. */
export interface HarmlessChange {
  kind: string;
  name: string;
  edits: DeskEdit[];
}

const kinds: Readonly<Record<string, readonly [name: string, ...edits: DeskEdit[]][]>> = {
  'a name inside a handler': [
    ['the data of an order', ['orders.js', 'data', 'values']],
    ['the new line of an order', ['orders.js', 'line', 'entry']],
    [
      'the new line of a job',
      ['jobs.js', 'const line = document', 'const entry = document'],
      ['jobs.js', 'line.textContent', 'entry.textContent'],
      ['jobs.js', 'append(line)', 'append(entry)'],
    ],
    ['the event', ['orders.js', '(event)', '(submitted)'], ['orders.js', ' event.', ' submitted.']],
    ['the event of a job', ['jobs.js', '(event)', '(submitted)'], ['jobs.js', ' event.', ' submitted.']],
    ['the dialog', ['jobs.js', 'dialog', 'box']],
    ['the answer', ['shared.js', 'response', 'answer']],
    [
      'the letter',
      ['desk.js', 'const letter =', 'const post ='],
      ['desk.js', 'letter.', 'post.'],
      ['desk.js', 'FormData(letter)', 'FormData(post)'],
    ],
    ['whether it is dark', ['desk.js', 'isDark', 'isNight']],
  ],
  'another way to write the same': [
    ['a template for a text', ['orders.js', "say('Your order is placed')", 'say(`Your order is placed`)']],
    ['a text for a template', ['orders.js', '`${amount} of ${item}`', "amount + ' of ' + item"]],
    [
      'a body with its names',
      ['orders.js', '{ item, amount, coupon }', '{ item: item, amount: amount, coupon: coupon }'],
    ],
    ['another order in the body', ['orders.js', '{ item, amount, coupon }', '{ coupon, amount, item }']],
    ['another order in a job', ['jobs.js', "{ title, list: 'open' }", "{ list: 'open', title }"]],
    [
      'a block around a return',
      [
        'orders.js',
        "if (!confirm('Cancel all orders?')) return;",
        "if (!confirm('Cancel all orders?')) {\n    return;\n  }",
      ],
    ],
    [
      'an if without a negation',
      ['jobs.js', "if (!confirm('Archive all jobs?')) return;", "if (confirm('Archive all jobs?') === false) return;"],
    ],
    [
      'a function for an arrow',
      [
        'desk.js',
        "addEventListener('click', () => {\n  location",
        "addEventListener('click', function () {\n  location",
      ],
    ],
    ['an assigned address', ['desk.js', "location.assign('/help.html')", "location.href = '/help.html'"]],
    ['let for const', ['orders.js', 'const item', 'let item']],
    [
      'a loop for a spread',
      [
        'jobs.js',
        'for (const line of [...jobs.children]) line.remove();',
        'while (jobs.firstChild) jobs.firstChild.remove();',
      ],
    ],
    [
      'replaced children',
      ['jobs.js', 'for (const line of [...jobs.children]) line.remove();', 'jobs.replaceChildren();'],
    ],
    ['innerHTML for children', ['orders.js', 'orders.replaceChildren()', "orders.innerHTML = ''"]],
    ['appended child', ['orders.js', 'orders.append(line)', 'orders.appendChild(line)']],
    ['a selector for an id', ['jobs.js', "document.getElementById('jobs')", "document.querySelector('#jobs')"]],
    ['a selector for the button', ['desk.js', "document.getElementById('sync')", "document.querySelector('#sync')"]],
    [
      'then for await',
      [
        'desk.js',
        "  await send('PUT', '/api/sync', { from: 'desk' });\n  say('The desk is in sync');",
        "  await send('PUT', '/api/sync', { from: 'desk' }).then(() => say('The desk is in sync'));",
      ],
    ],
    [
      'an early return',
      [
        'shared.js',
        "if (!response.ok) throw new Error('The desk does not answer');\n  return response;",
        "if (response.ok) return response;\n  throw new Error('The desk does not answer');",
      ],
    ],
    [
      'a boolean in another form',
      ['desk.js', "dark.getAttribute('aria-pressed') !== 'true'", "!(dark.getAttribute('aria-pressed') === 'true')"],
    ],
    ['a ternary as a call', ['desk.js', "isDark ? 'dark' : 'light'", "['light', 'dark'][Number(isDark)]"]],
    [
      'a fetch with its options named',
      [
        'desk.js',
        "await fetch('/api/letter', { method: 'POST', body: new URLSearchParams(new FormData(letter)) });",
        "const body = new URLSearchParams(new FormData(letter));\n  await fetch('/api/letter', { method: 'POST', body });",
      ],
    ],
  ],
  'code is moved': [
    [
      'a function out of a handler',
      [
        'orders.js',
        "  const line = document.createElement('li');\n  line.textContent = `${amount} of ${item}`;\n  orders.append(line);\n",
        '  addLine(amount, item);\n',
      ],
      [
        'orders.js',
        "document.getElementById('cancel')",
        "function addLine(amount, item) {\n  const line = document.createElement('li');\n  line.textContent = `${amount} of ${item}`;\n  orders.append(line);\n}\n\ndocument.getElementById('cancel')",
      ],
    ],
    [
      'the reset before the line',
      ['orders.js', '  order.reset();\n', ''],
      [
        'orders.js',
        "  const line = document.createElement('li');",
        "  order.reset();\n  const line = document.createElement('li');",
      ],
    ],
    [
      'the message before the reset',
      [
        'desk.js',
        "  say('You will get the letter');\n  letter.reset();",
        "  letter.reset();\n  say('You will get the letter');",
      ],
    ],
    [
      'the close before the reset',
      ['jobs.js', '  form.reset();\n  dialog.close();', '  dialog.close();\n  form.reset();'],
    ],
    [
      'a text into a constant',
      ['orders.js', 'const order =', "const thanks = 'Your order is placed';\nconst order ="],
      ['orders.js', "say('Your order is placed')", 'say(thanks)'],
    ],
    [
      'an address into a constant',
      ['desk.js', 'const letter =', "const letterPath = '/api/letter';\nconst letter ="],
      ['desk.js', "fetch('/api/letter'", 'fetch(letterPath'],
    ],
    [
      'a query before a handler',
      [
        'desk.js',
        "document.getElementById('help').addEventListener",
        "const help = document.getElementById('help');\nhelp.addEventListener",
      ],
    ],
    [
      'the scripts in another order',
      [
        'index.html',
        '<script type="module" src="/orders.js"></script>\n    <script type="module" src="/jobs.js"></script>',
        '<script type="module" src="/jobs.js"></script>\n    <script type="module" src="/orders.js"></script>',
      ],
    ],
    [
      'the headers into a constant',
      [
        'shared.js',
        'export async function send',
        "const headers = { 'content-type': 'application/json' };\nexport async function send",
      ],
      ['shared.js', "    headers: { 'content-type': 'application/json' },\n", '    headers,\n'],
    ],
  ],
  'comments and spaces': [
    ['a comment in a handler', ['orders.js', '  order.reset();', '  // Ready for the next order.\n  order.reset();']],
    ['a comment at the top', ['jobs.js', 'import { say', '/* The jobs. */\nimport { say']],
    ['empty lines', ['desk.js', 'const dark', '\n\n\nconst dark']],
    ['another indentation', ['orders.js', '\n  ', '\n    ']],
    ['a comment in the page', ['index.html', '<h1>', '<!-- The head -->\n    <h1>']],
    ['no semicolons', ['jobs.js', ';\n', '\n']],
    ['a directive', ['desk.js', 'import { say', "'use strict';\nimport { say"]],
  ],
  'layout and style': [
    ['a colour', ['style.css', '#222', '#333']],
    ['a font', ['style.css', 'sans-serif', 'serif']],
    ['a class', ['index.html', '<form id="order"', '<form class="card wide" id="order"']],
    [
      'a box around a form',
      ['index.html', '<form id="letter"', '<div class="box"><form id="letter"'],
      ['index.html', '<button>Subscribe</button>\n    </form>', '<button>Subscribe</button>\n    </form></div>'],
    ],
    [
      'a section around the jobs',
      ['index.html', '<ul id="jobs">', '<section><ul id="jobs">'],
      ['index.html', '<button type="button" id="clear">', '</section><button type="button" id="clear">'],
    ],
    [
      'a style attribute',
      ['index.html', '<button type="button" id="sync">', '<button type="button" id="sync" style="margin: 4px">'],
    ],
    [
      'a meta element',
      ['index.html', '<meta charset="utf-8">', '<meta charset="utf-8"><meta name="theme-color" content="#fff">'],
    ],
    ['the class of the dark page', ['style.css', '.dark', '.night'], ['desk.js', "toggle('dark'", "toggle('night'"]],
  ],
  'unrelated code and texts': [
    ['an unused function', ['orders.js', 'const order =', 'const double = (number) => number * 2;\nconst order =']],
    ['a log', ['desk.js', "  say('The desk is in sync');", "  console.log('synced');\n  say('The desk is in sync');"]],
    [
      'a measured time',
      [
        'orders.js',
        '  event.preventDefault();\n  const data',
        "  event.preventDefault();\n  performance.mark('order');\n  const data",
      ],
    ],
    ['the text of a message', ['orders.js', 'Your order is placed', 'We have your order']],
    ['the text of a question', ['orders.js', 'Cancel all orders?', 'Do you want to cancel all orders?']],
    ['the heading of the help', ['help.html', '<h1>Help</h1>', '<h1>Help for the desk</h1>']],
    ['the title of the page', ['index.html', '<title>Desk</title>', '<title>The desk</title>']],
  ],
};

export const harmlessChanges: HarmlessChange[] = Object.entries(kinds).flatMap(([kind, changes]) =>
  changes.map(([name, ...edits]) => ({ kind, name, edits })),
);
