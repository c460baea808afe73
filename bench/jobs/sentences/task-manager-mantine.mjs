// Written on 26 November 2026 from the jobs of lists/task-manager-mantine.mjs and the source, before the app's tools were listed.
export const sentences = [
  {
    job: 'add a task with title, status, category, priority and description',
    says: [
      'Create a task Fix the login with high priority',
      'save a new task in the category Bug',
      'add a new task: write the report',
    ],
  },
  {
    job: 'delete a task',
    says: ['Delete the task Fix the login', 'remove this task', 'throw the task Write the report away'],
  },
  {
    job: 'open a task',
    says: [
      'Open the task Fix the login',
      'show me the details of this task',
      'I want to edit the task Write the report',
    ],
  },
  { job: 'open the form of a new task', says: ['I want to add a task', 'open the form for a new task'] },
  {
    job: 'change the priority of a task on its page',
    says: ['Change the priority of this task to low', 'set the status of the task to done and save'],
  },
  { job: 'read the tasks', says: ['Which tasks are there?', 'list all tasks', 'read me the tasks'] },
  { job: 'close the form of a task', says: ['Close this task', 'close the form without saving'] },
];
