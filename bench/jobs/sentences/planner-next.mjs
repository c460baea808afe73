// Written on 26 November 2026 from the jobs of lists/planner-next.mjs and the source, before the app's tools were listed.
export const sentences = [
  {
    job: 'add a task',
    says: [
      'Add a task: water the plants',
      'I have to renew my passport, make a task for it',
      'create a new task with high priority',
    ],
  },
  { job: 'delete a task', says: ['Delete the task water the plants', 'remove this task from my list'] },
  {
    job: 'add a task to My Day',
    says: ['Put water the plants on my day', 'add this task to My Day', 'I want to do the taxes today'],
  },
  { job: 'remove a task from My Day', says: ['Take the taxes off my day', 'remove this task from My Day'] },
  {
    job: 'repeat a task every Monday',
    says: ['Repeat this task every Monday', 'make it a weekly task on Mondays and Fridays'],
  },
  { job: 'make a tag a favourite', says: ['Make the tag home a favourite', 'add the tag to my favorites'] },
  {
    job: 'move a task of the day to In Progress',
    says: ['I have started the taxes, move it to in progress', 'move the task to In Progress'],
  },
  { job: 'mark a task of the day as done', says: ['Mark the taxes as done', 'I have finished watering the plants'] },
  { job: 'make a task the main task of the day', says: ['Make the taxes my main task', 'set the main task of today'] },
  { job: 'go to the tasks', says: ['Go to my tasks', 'open the page with all my tasks'] },
  { job: 'read the tasks', says: ['What are my tasks?', 'list the tasks that I have', 'read me my task list'] },
];
