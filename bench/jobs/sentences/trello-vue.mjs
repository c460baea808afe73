// Written on 26 November 2026 from the jobs of lists/trello-vue.mjs and the source, before the app's tools were listed.
export const sentences = [
  {
    job: 'add a task to a column',
    says: [
      'Add the task Paint the door to the column To do',
      'put a new task in the first column',
      'create a task: order tiles',
    ],
  },
  { job: 'add a column', says: ['Add a column called Waiting', 'I need one more column on the board'] },
  {
    job: 'change the content of a task',
    says: ['Change the text of the task Paint the door', 'edit the task Order tiles'],
  },
  { job: 'delete a task after the question', says: ['Delete the task Paint the door', 'remove this task'] },
  { job: 'delete a column after the question', says: ['Delete the column Waiting', 'remove the whole column Done'] },
  { job: 'rename a column', says: ['Rename the column Waiting to Later', 'change the title of the first column'] },
  { job: 'rename the board', says: ['Rename the board to House', 'change the title of the board'] },
  { job: 'move a task to a column', says: ['Move the task Paint the door to Done', 'put this task in another column'] },
  { job: 'read the tasks', says: ['Which tasks are on the board?', 'list all tasks'] },
];
