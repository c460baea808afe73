// Written on 26 November 2026 from examples/playground/html/EXPECTED.md and the pages, before their tools were listed.
export const sentences = [
  {
    tool: { action: 'Subscribe' },
    route: '/index.html',
    says: [
      'Subscribe me to the letter with ola@example.com',
      'I want to get the monthly letter of the library',
      'sign me up for the newsletter',
    ],
  },
  { tool: { action: 'Books' }, route: '/index.html', says: ['Go to the books', 'open the page with the books'] },
  {
    tool: { action: 'Reading rooms' },
    route: '/index.html',
    says: ['Show me the reading rooms', 'go to the reading rooms page'],
  },
  {
    tool: { action: 'Contact' },
    route: '/index.html',
    says: ['Go to the contact page', 'where can I contact the library?'],
  },
  { tool: { action: 'Home' }, route: '/books.html', says: ['Go back home', 'take me to the home page'] },
  {
    tool: { fields: ['Subject'] },
    route: '/books.html',
    says: [
      'Show me crime books that are on the shelf now',
      'find books about travel',
      'filter the books by the subject poetry',
    ],
  },
  {
    tool: { action: 'Reserve', row: true },
    route: '/books.html',
    says: [
      'Reserve the book The Sea for me',
      'I would like to have Moby Dick, please reserve it',
      'put a reservation on this book',
    ],
  },
  {
    tool: { action: /hide this book|×/iu, row: true },
    route: '/books.html',
    says: ['Hide the book The Sea', 'I have read this book, hide it from the list'],
  },
  {
    tool: { action: 'Send suggestion' },
    route: '/books.html',
    says: [
      'Suggest that you buy Dune by Frank Herbert',
      'suggest a new book for the library',
      'send a suggestion: Emma by Jane Austen',
    ],
  },
  {
    tool: { action: 'Book the room' },
    route: '/rooms.html',
    says: [
      'Book the attic room for four people on Friday at 13',
      'I need a reading room for tomorrow',
      'reserve the round room for two, we will be quiet',
    ],
  },
  {
    tool: { action: 'Delete all bookings' },
    route: '/rooms.html',
    says: ['Delete all bookings', 'cancel every booking of the rooms'],
  },
  {
    tool: { action: 'Send message' },
    route: '/contact.html',
    says: [
      'Send a message about a lost book',
      'Ask the library about the opening hours',
      'write a message to the library: is the attic open?',
    ],
  },
];
