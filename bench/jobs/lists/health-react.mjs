// Written from the source before the first run.
const today = new Date().toISOString().slice(0, 10);
const meal = (id, name, calories) => ({ id, name, calories, time: `${today}T08:00` });
const path = (page) => new URL(page.url()).pathname;

export const app = {
  source: 'skywallkee/health-tracker f2dfcd2',
  stack: 'React 18, Vite 5, React Router, Tailwind 3',
  root: 'app/frontend',
  serve: { command: 'npx vite --port 4673 --strictPort', port: 4673 },
  instrument: ['--explore'],
  seed: {
    local: {
      [`meals-${today}`]: [meal(1, 'Porridge', 300), meal(2, 'Soup', 200)],
      workouts: [
        {
          id: 1,
          date: `${today}T07:00:00.000Z`,
          type: 'strength',
          duration: 45,
          notes: 'Heavy day',
          exercises: [{ name: 'Squat', sets: '3', reps: '5', weight: '80' }],
        },
      ],
    },
  },
  async state({ local }) {
    const session = await local('fastingSession');
    return {
      meals: ((await local(`meals-${today}`)) ?? []).map(({ name, calories, time }) => ({ name, calories, time })),
      workouts: ((await local('workouts')) ?? []).map(({ type, duration, notes, exercises }) => ({
        type,
        duration,
        notes,
        exercises,
      })),
      fasting: session?.hours ?? 0,
    };
  },
  calls: [
    {
      job: 'add a meal',
      parameters: ['Name', 'Calories', 'time'],
      route: '/meals',
      tool: { action: /^add meal$/iu, fields: [/^name$/iu, /^calories$/iu] },
      fields: { Name: 'Salad', Calories: 150 },
      args: { time: `${today}T12:30` },
      want: (after) => after.meals.some(({ name, calories }) => name === 'Salad' && calories === 150),
    },
    {
      job: 'be refused for a meal without a name',
      parameters: ['Calories'],
      route: '/meals',
      tool: { action: /^add meal$/iu, fields: [/^name$/iu, /^calories$/iu] },
      fields: { Calories: 150 },
      args: { time: `${today}T12:30` },
      want: 'nothing',
    },
    {
      job: 'delete a meal',
      parameters: ['row'],
      destructive: true,
      route: '/meals',
      tool: { row: true, action: /^delete$/iu },
      row: 'Soup',
      want: (after) => after.meals.length === 1 && after.meals[0].name === 'Porridge',
    },
    {
      job: 'start a fast of a preset',
      parameters: ['Preset'],
      route: '/fasting',
      tool: { action: /^start fast$/iu, fields: [/^preset/iu] },
      fields: { Preset: '18:6' },
      want: (after) => after.fasting === 18,
    },
    {
      job: 'stop a fast',
      parameters: [],
      route: '/fasting',
      seed: {
        local: {
          fastingSession: { start: Date.now() - 3_600_000, hours: 16 },
        },
      },
      tool: { action: /^stop fast$/iu },
      want: (after) => after.fasting === 0,
    },
    {
      job: 'log a workout',
      parameters: ['Type', 'Duration (minutes)', 'Notes'],
      route: '/workouts',
      tool: { action: /^save workout$/iu, fields: [/^type$/iu, /^duration/iu, /^notes$/iu] },
      fields: { Type: 'Strength', 'Duration (minutes)': 30, Notes: 'Short' },
      want: (after) => after.workouts[0].notes === 'Short' && after.workouts[0].type === 'strength',
    },
    {
      job: 'add an exercise to the workout that is being logged',
      parameters: ['Name', 'Sets', 'Reps', 'Weight'],
      route: '/workouts',
      tool: { action: /^add$/iu, fields: [/^name$/iu, /^sets$/iu, /^reps$/iu, /^weight$/iu] },
      fields: { Name: 'Bench', Sets: 3, Reps: 8, Weight: 60 },
      look: async (page) => page.locator('form').innerText(),
      want: ({ look }) => look.includes('Bench - 3 x 8 @ 60'),
    },
    {
      job: 'go to the workouts',
      parameters: [],
      route: '/meals',
      tool: { action: /^workouts$/iu },
      look: async (page) => path(page),
      want: ({ look }) => look === '/workouts',
    },
    {
      job: 'read the meals',
      parameters: [],
      route: '/meals',
      tool: { kind: 'read' },
      reads: (answer) => ['Porridge', 'Soup'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
    {
      job: 'read the workouts',
      parameters: [],
      route: '/workouts',
      tool: { kind: 'read' },
      reads: (answer) => ['Heavy day', 'Squat'].every((text) => JSON.stringify(answer).includes(text)),
      want: 'nothing',
    },
  ],
};
