// Written on 26 November 2026 from the jobs of lists/kanban-react.mjs and the source, before the app's tools were listed.
export const sentences = [
  {
    job: 'add a card to a column',
    says: [
      'Add a card Buy paint to the column To do',
      'make a new card with the title Call Bob',
      'I need another card: order the tiles',
    ],
  },
  {
    job: 'remove a card',
    says: ['Remove the card Buy paint', 'delete the card Call Bob', 'take this card off the board'],
  },
  { job: 'search the cards', says: ['Search for cards about paint', 'find the card that mentions Bob'] },
  {
    job: 'rename a card',
    says: ['Rename the card Buy paint to Buy varnish', 'change the title of the card Call Bob', 'edit this card'],
  },
  {
    job: 'move a card to a column',
    says: ['Move the card Buy paint to Done', 'put this card in the column In progress'],
  },
  { job: 'show the recent activity', says: ['Show me the recent activity', 'what happened lately? open the activity'] },
  { job: 'read the cards', says: ['Which cards are on the board?', 'list all cards', 'read me the cards'] },
];
