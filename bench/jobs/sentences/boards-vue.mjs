// Written on 26 November 2026 from the jobs of lists/boards-vue.mjs and the source, before the app's tools were listed.
export const sentences = [
  {
    job: 'create a board',
    says: [
      'Create a board called Travel',
      'I need a new board for the garden project',
      'make another board with the name Office',
    ],
  },
  {
    job: 'delete a board after the question',
    says: ['Delete the board Garden', 'remove my old Office board', 'get rid of the board House'],
  },
  // The matcher of the list takes the tool that deletes a board, see docs/evidence/jobs.md. Corrected after the first run.
  {
    tool: { row: true, action: /^open board/iu },
    says: ['Open the board House', 'show me what is on the Garden board', 'go into the board Office'],
  },
  {
    job: 'go to the members',
    says: ['Go to the members', 'who are the members? open that page', 'show me the members page'],
  },
  { job: 'go to the settings', says: ['Open the settings', 'take me to the settings page'] },
  { job: 'go back to the boards', says: ['Go back to the boards', 'show me all boards again'] },
  {
    job: 'collapse the sidebar',
    says: ['Collapse the sidebar', 'hide the sidebar, I need more room', 'toggle the side bar'],
  },
  { job: 'read the boards', says: ['Which boards are there?', 'list my boards', 'read me the boards'] },
  { job: 'read the cards of a board', says: ['Which cards are on this board?', 'read the cards of this board'] },
];
