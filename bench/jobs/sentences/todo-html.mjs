// Written on 26 November 2026 from the jobs of lists/todo-html.mjs and the source, before the app's tools were listed.
export const sentences = [
  {
    job: 'add an item to a day',
    says: ['Add "buy milk" to Friday', 'put a new item on today', 'I have to call the bank on Monday, write it down'],
  },
  { job: 'add an item to a list', says: ['Add paint to the shopping list', 'put a new item on the list Garden'] },
  {
    job: 'tick an item',
    says: ['Tick off buy milk', 'I have done the washing, mark it as done', 'check the item call the bank'],
  },
  {
    job: 'change the label of an item',
    says: ['Change the item buy milk to buy cheese', 'edit the label of the item'],
  },
  { job: 'add a list', says: ['Add a custom list', 'create a new list for the garden'] },
  { job: 'rename a list', says: ['Rename the list Garden to House', 'change the title of this list'] },
  { job: 'delete a list after the question', says: ['Delete the list Garden', 'remove the whole shopping list'] },
  { job: 'show the next week', says: ['Show the next week', 'what is on next week? go there'] },
  { job: 'go back to today', says: ['Go back to today', 'jump to today'] },
  {
    job: 'switch to dark mode',
    says: ['Switch to dark mode', 'it is too bright, make it dark', 'turn the dark theme on'],
  },
  { job: 'hide the lists', says: ['Hide the custom lists', 'show or hide my to-do lists below'] },
  { job: 'read the items', says: ['What do I have to do today?', 'read me the items', 'list my to-dos'] },
];
