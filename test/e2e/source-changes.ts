/** One change of the playground's library, and the differences that `check` must find. */
export interface SourceChange {
  name: string;
  /** The tools that the change touches, by their names before the change. */
  tools: string[];
  file: string;
  /** Texts of the file, each with its replacement. */
  edits: [from: string, to: string][];
  /** `kind impact tool.field`; empty if the change leaves the meaning as it is. */
  finds: string[];
  /**
   * The findings of the source alone, with the names of the committed map. Left out if they are {@link finds} without the
   * kinds that only a page shows.
   */
  findsStatic?: string[];
  /** A text of the changed file. Every finding is on the line of this text. */
  at?: string;
}

const rooms = 'rooms.html';
const books = 'books.html';
const contact = 'contact.html';
const home = 'index.html';

const fields: SourceChange[] = [
  {
    name: 'rename the label of a field',
    tools: ['book_room'],
    file: rooms,
    edits: [['>Wishes</label>', '>Other wishes</label>']],
    finds: ['label-changed risky book_room.wishes', 'selector-healed risky book_room.wishes'],
    at: 'id="wishes"',
  },
  {
    name: 'drop an optional field',
    tools: ['suggest_book'],
    file: books,
    edits: [
      ['<input id="s-author" name="author" />', ''],
      ['<label for="s-author">Author</label>', ''],
    ],
    finds: ['field-removed breaking suggest_book.author'],
    at: 'id="suggestion-form"',
  },
  {
    name: 'add an optional field',
    tools: ['send_message'],
    file: contact,
    edits: [['<textarea name="message"', '<label>Phone <input name="phone" /></label><textarea name="message"']],
    finds: ['field-added harmless send_message.phone'],
    at: 'name="phone"',
  },
  {
    name: 'add a required field',
    tools: ['subscribe'],
    file: home,
    edits: [['<button>Subscribe', '<label>Postcode <input name="zip" required /></label><button>Subscribe']],
    finds: ['required-field-added breaking subscribe.zip'],
    at: 'name="zip"',
  },
  {
    name: 'make an optional field required',
    tools: ['book_room'],
    file: rooms,
    edits: [['<textarea id="wishes"', '<textarea required id="wishes"']],
    finds: ['field-required breaking book_room.wishes'],
    at: 'id="wishes"',
  },
  {
    name: 'make a required field optional',
    tools: ['suggest_book'],
    file: books,
    edits: [['name="title" required />', 'name="title" />']],
    finds: ['field-optional harmless suggest_book.title'],
    at: 'id="s-title"',
  },
  {
    name: 'rename the name attribute of a field',
    tools: ['send_message'],
    file: contact,
    edits: [['<input name="name" aria-label', '<input name="sender" aria-label']],
    finds: ['field-renamed breaking send_message.sender', 'selector-dropped harmless send_message.sender'],
    at: 'name="sender"',
  },
  {
    name: 'turn a text field into a number field',
    tools: ['suggest_book'],
    file: books,
    edits: [['<input id="s-author" name="author" />', '<input id="s-author" type="number" name="author" />']],
    finds: [
      'role-changed risky suggest_book.author',
      'selector-dropped harmless suggest_book.author',
      'type-narrowed breaking suggest_book.author',
    ],
    at: 'id="s-author"',
  },
  {
    name: 'turn an e-mail field into a text field',
    tools: ['subscribe'],
    file: home,
    edits: [['<input type="email" id="letter-email"', '<input type="text" id="letter-email"']],
    finds: ['type-widened harmless subscribe.email'],
    at: 'id="letter-email"',
  },
  {
    name: 'raise a maximum',
    tools: ['book_room'],
    file: rooms,
    edits: [['max="8"', 'max="12"']],
    finds: ['type-widened harmless book_room.people'],
    at: 'id="people"',
  },
  {
    name: 'lower a maximum',
    tools: ['book_room'],
    file: rooms,
    edits: [['max="8"', 'max="4"']],
    finds: ['type-narrowed breaking book_room.people'],
    at: 'id="people"',
  },
  {
    name: 'add a pattern',
    tools: ['send_message'],
    file: contact,
    edits: [['<input name="name" aria-label', '<input pattern="[A-Z].*" name="name" aria-label']],
    finds: ['type-narrowed breaking send_message.name'],
    at: 'pattern=',
  },
  {
    name: 'limit the length of a text',
    tools: ['suggest_book'],
    file: books,
    edits: [['<textarea id="s-why"', '<textarea maxlength="200" id="s-why"']],
    finds: ['type-narrowed breaking suggest_book.why'],
    at: 'id="s-why"',
  },
  {
    name: 'add a password field',
    tools: ['subscribe'],
    file: home,
    edits: [['<button>Subscribe', '<label>Pass phrase <input name="pass" type="password" /></label><button>Subscribe']],
    finds: ['coverage-fell risky ', 'field-added harmless subscribe.pass', 'risk-raised risky subscribe'],
  },
  {
    name: 'ask for a card number in a known field',
    tools: ['book_room'],
    file: rooms,
    edits: [['<textarea id="wishes"', '<textarea autocomplete="cc-number" id="wishes"']],
    finds: ['coverage-fell risky ', 'field-withheld breaking book_room.wishes'],
    at: 'id="wishes"',
  },
];

const options: SourceChange[] = [
  {
    name: 'remove an option',
    tools: ['book_room'],
    file: rooms,
    edits: [['<option value="attic">The attic</option>', '']],
    finds: ['option-removed breaking book_room.room'],
    at: 'id="room"',
  },
  {
    name: 'add an option',
    tools: ['send_message'],
    file: contact,
    edits: [['<option>A lost book</option>', '<option>A lost book</option><option>A lost card</option>']],
    finds: ['option-added harmless send_message.topic'],
    at: 'name="topic"',
  },
  {
    name: 'reorder options',
    tools: ['book_room'],
    file: rooms,
    edits: [
      ['<option value="attic">The attic</option>', ''],
      ['<option value="round">', '<option value="attic">The attic</option><option value="round">'],
    ],
    finds: ['options-reordered harmless book_room.room'],
    at: 'id="room"',
  },
  {
    name: 'reword an option that has a value',
    tools: ['book_room'],
    file: rooms,
    edits: [['>The attic</option>', '>The old attic</option>']],
    finds: ['label-changed risky book_room.room'],
    at: 'id="room"',
  },
  {
    name: 'reword an option that is its own value',
    tools: ['filter_books'],
    file: books,
    edits: [['<option>Poetry</option>', '<option>Verse</option>']],
    finds: ['option-added harmless filter_books.subject', 'option-removed breaking filter_books.subject'],
    at: 'id="subject"',
  },
  {
    name: 'remove a radio',
    tools: ['book_room'],
    file: rooms,
    edits: [['<label><input type="radio" name="slot" value="13" /> One to three</label>', '']],
    finds: ['option-removed breaking book_room.slot'],
    at: 'value="10"',
  },
];

const actions: SourceChange[] = [
  {
    name: 'reword a submit button',
    tools: ['book_room'],
    file: rooms,
    edits: [['>Book the room</button>', '>Reserve the room</button>']],
    finds: [
      'label-changed risky reserve_room',
      'selectors-lost breaking reserve_room',
      'tool-renamed risky reserve_room',
    ],
    findsStatic: ['label-changed risky book_room'],
    at: 'Reserve the room',
  },
  {
    name: 'remove a button',
    tools: ['delete_all_bookings'],
    file: rooms,
    edits: [
      ['<button type="button" id="clear" class="danger">Delete all bookings</button>', '<span id="clear"></span>'],
    ],
    finds: ['tool-removed breaking delete_all_bookings'],
    findsStatic: ['label-changed risky delete_all_bookings', 'risk-lowered breaking delete_all_bookings'],
  },
  {
    name: 'let a harmless control delete on the server',
    tools: ['filter_books'],
    file: 'js/books.js',
    edits: [
      [
        "subject.addEventListener('change', filterBooks)",
        "subject.addEventListener('change', () => { fetch('/books', { method: 'DELETE' }); })",
      ],
    ],
    finds: ['risk-raised risky filter_books'],
  },
  {
    name: 'reword a destructive button so that nothing names its effect',
    tools: ['delete_all_bookings'],
    file: rooms,
    edits: [['>Delete all bookings</button>', '>Fold all bookings</button>']],
    finds: [
      'effect-changed risky fold_all_bookings',
      'label-changed risky fold_all_bookings',
      'risk-lowered breaking fold_all_bookings',
      'selectors-lost breaking fold_all_bookings',
      'tool-renamed risky fold_all_bookings',
    ],
    findsStatic: ['label-changed risky delete_all_bookings', 'risk-lowered breaking delete_all_bookings'],
    at: 'Fold all bookings',
  },
  {
    name: 'swap the handler of a form to DELETE',
    tools: ['suggest_book'],
    file: 'js/books.js',
    edits: [
      ['message.textContent = `Thank you for suggesting ${title}`;', "fetch('/suggestions', { method: 'DELETE' });"],
    ],
    finds: ['risk-raised risky suggest_book'],
  },
  {
    name: 'add a button with an act of its own',
    tools: ['print_list'],
    file: contact,
    edits: [
      [
        '<p id="sent"',
        '<button type="button" onclick="fetch(\'/print\', { method: \'POST\' })">Print the list</button><p id="sent"',
      ],
    ],
    finds: ['tool-added harmless print_list'],
    findsStatic: ['tool-added harmless Print the list'],
    at: 'Print the list',
  },
  {
    name: 'remove a whole form',
    tools: ['subscribe'],
    file: home,
    edits: [
      ['<form action="thanks.html" method="get" class="line">', '<div>'],
      ['<label for="letter-email">Your e-mail</label>', ''],
      ['<input type="email" id="letter-email" name="email" required />', ''],
      ['<button>Subscribe</button>', ''],
      ['</form>', '</div>'],
    ],
    finds: ['tool-removed breaking subscribe'],
  },
  {
    name: 'reword a row action',
    tools: ['hide_book'],
    file: books,
    edits: [['title="Hide this book"', 'title="Dismiss this book"']],
    finds: ['wording-changed risky hide_book'],
    findsStatic: ['label-changed risky hide_book'],
    at: 'Dismiss this book',
  },
  {
    name: 'remove a link',
    tools: ['back_to_start'],
    file: 'thanks.html',
    edits: [['<p><a href="index.html">Back to the start</a></p>', '']],
    // Without a link, the lines of the page are one part: a heading and its text.
    finds: ['tool-added harmless read_thank_you', 'tool-removed breaking back_to_start'],
    findsStatic: ['tool-removed breaking back_to_start'],
  },
  {
    name: 'reword a link',
    tools: ['back_to_start'],
    file: 'thanks.html',
    edits: [['>Back to the start</a>', '>Back to the beginning</a>']],
    finds: [
      'label-changed risky back_to_beginning',
      'selectors-lost breaking back_to_beginning',
      'tool-renamed risky back_to_beginning',
    ],
    findsStatic: ['label-changed risky back_to_start'],
    at: 'Back to the beginning',
  },
  {
    name: 'give a button a test id',
    tools: ['delete_all_bookings'],
    file: rooms,
    edits: [['id="clear"', 'data-testid="clear" id="clear"']],
    finds: ['selector-added harmless delete_all_bookings'],
    at: 'id="clear"',
  },
  {
    name: 'name a form',
    tools: ['book_room'],
    file: rooms,
    edits: [['<form id="booking"', '<form aria-label="Booking" id="booking"']],
    finds: ['container-changed risky book_room', 'selector-added harmless book_room'],
    at: 'aria-label="Booking"',
  },
];

const layout: SourceChange[] = [
  {
    name: 'change a class',
    tools: [],
    file: rooms,
    edits: [['class="box grid"', 'class="card two-columns"']],
    finds: [],
  },
  {
    name: 'wrap a form in two elements',
    tools: [],
    file: home,
    edits: [
      ['<form action="thanks.html"', '<div class="a"><div class="b"><form action="thanks.html"'],
      ['</form>', '</form></div></div>'],
    ],
    finds: [],
  },
  {
    name: 'move a section above another',
    tools: [],
    file: rooms,
    edits: [
      ['<section id="result" role="status"></section>', ''],
      ['<form id="booking"', '<section id="result" role="status"></section><form id="booking"'],
    ],
    finds: [],
  },
  {
    name: 'reorder two fields',
    tools: [],
    file: contact,
    edits: [
      ['<textarea name="message" rows="5" placeholder="Your message"></textarea>', ''],
      [
        '<table class="layout">',
        '<textarea name="message" rows="5" placeholder="Your message"></textarea><table class="layout">',
      ],
    ],
    finds: [],
  },
  {
    name: 'reorder attributes',
    tools: [],
    file: home,
    edits: [
      ['type="email" id="letter-email" name="email" required', 'required name="email" id="letter-email" type="email"'],
    ],
    finds: [],
  },
  {
    name: 'add a comment and blank lines',
    tools: [],
    file: books,
    edits: [['<h1>Books</h1>', '<!-- all our books -->\n\n\n<h1>Books</h1>']],
    finds: [],
  },
  {
    name: 'restyle with an inline style',
    tools: [],
    file: books,
    edits: [['<table>', '<table style="width: 90%">']],
    finds: [],
  },
  {
    name: 'add a paragraph of text',
    tools: [],
    file: home,
    edits: [['<h2>Today</h2>', '<h2>Today</h2><p>Open late this week.</p>']],
    finds: [],
  },
  {
    name: 'turn a paragraph around a field into a div',
    tools: [],
    file: rooms,
    edits: [
      ['<p>\n          <label for="day">', '<div><label for="day">'],
      ['name="day" required />\n        </p>', 'name="day" required /></div>'],
    ],
    finds: [],
  },
  {
    name: 'reformat the script',
    tools: [],
    file: 'js/rooms.js',
    edits: [['\n});\n\nshowBookings();', '\n});\n\n\n// At first.\nshowBookings();']],
    finds: [],
  },
];

/** Changes of the smallest app of the playground, `examples/playground/html`. */
export const sourceChanges: readonly SourceChange[] = [...fields, ...options, ...actions, ...layout];
