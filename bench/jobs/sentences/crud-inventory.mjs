// Written on 26 November 2026 from the jobs of lists/crud-inventory.mjs and the source, before the app's tools were listed.
export const sentences = [
  {
    job: 'add a control',
    says: [
      'Add a control AC-1 in the domain Access',
      'create a new control with the scope IT',
      'register another control',
    ],
  },
  { job: 'delete a control', says: ['Delete the control AC-1', 'remove this control from the inventory'] },
  { job: 'open a control for editing', says: ['Edit the control AC-1', 'open the control AC-2, I want to change it'] },
  {
    job: 'change the scope of a control that is open for editing',
    says: ['Update the scope of this control to Finance', 'save the new description of the control'],
  },
  {
    job: 'download the controls as CSV',
    says: ['Download the controls as CSV', 'give me a CSV file of all controls', 'export the list to a file'],
  },
  { job: 'read the controls', says: ['Which controls are there?', 'list the controls', 'read me the inventory'] },
];
