// Written on 26 November 2026 from the jobs of lists/habits-mui.mjs and the source, before the app's tools were listed.
export const sentences = [
  {
    job: 'add a habit',
    says: ['Add a habit: read ten pages every day', 'I want to start jogging weekly, add it', 'create a new habit'],
  },
  {
    job: 'complete a habit for today',
    says: ['I have done my jogging today', 'mark reading as complete', 'complete the habit Jogging'],
  },
  { job: 'remove a habit', says: ['Remove the habit Jogging', 'delete my reading habit'] },
  { job: 'read the habits', says: ['Which habits do I have?', 'list my habits'] },
  { job: 'read the statistics', says: ['Show me my statistics', 'how many habits did I complete? read the figures'] },
];
