// Written on 26 November 2026 from the jobs of lists/budget-chakra.mjs and the source, before the app's tools were listed.
export const sentences = [
  {
    job: 'add a monthly charge',
    says: [
      'Add a monthly charge',
      'I pay for a new subscription every month, add it',
      'add a recurring charge to the list',
    ],
  },
  { job: 'add a credit card', says: ['Add a credit card', 'I have a new credit card, put it on the list'] },
  {
    job: 'delete a monthly charge',
    says: [
      'Delete the monthly charge for Netflix',
      'I cancelled the gym, remove it from the monthly charges',
      'remove the recurring rent',
    ],
  },
  { job: 'delete a credit card', says: ['Delete the Visa credit card', 'remove my old credit card'] },
  { job: 'mark a charge as pending', says: ['Mark the rent as pending', 'the gym charge is still pending'] },
  {
    job: 'rename a charge',
    says: ['Rename the charge Netflix to Disney', 'change the source of this charge to Spotify'],
  },
  {
    job: 'set the amount that is free',
    says: ['Set the current amount free to 500', 'I have 250 dollars free now', 'my current free amount is 1200'],
  },
  {
    job: 'sort the charges by amount',
    says: ['Sort the charges by amount', 'order the monthly charges by how much they cost'],
  },
  {
    job: 'reset the charges to the current pay period',
    says: ['Reset to the current pay period', 'start a new pay period, reset everything'],
  },
  { job: 'go to the loans', says: ['Go to the loans', 'show me the page with my loans'] },
  {
    job: 'read the monthly charges',
    says: ['What are my monthly charges?', 'list the recurring charges', 'read me what I pay every month'],
  },
];
