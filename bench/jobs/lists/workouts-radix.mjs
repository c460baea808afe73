// Written from the source before the first run. The app writes its sample exercises again at each load.
const at = (day) => new Date(Date.now() - day * 86_400_000).toISOString();
const exercise = (name, sets) => ({
  exercise_id: name,
  exercise_name: name,
  sets,
  reps: 10,
  rest_seconds: 60,
  notes: '',
});
const template = (id, name, minutes, exercises, age) => ({
  id,
  name,
  description: `The plan of ${name}`,
  estimated_duration_minutes: minutes,
  exercises,
  created_date: at(age),
  updated_date: at(age),
});
const session = (id, template_id, template_name, volume, age) => ({
  id,
  template_id,
  template_name,
  start_time: at(age),
  end_time: at(age),
  duration_seconds: 2700,
  total_volume: volume,
  exercises: [{ exercise_id: 'e', exercise_name: 'Squat', sets: [{ reps: 5, weight: 90, completed: true }] }],
  created_date: at(age),
  updated_date: at(age),
});
const path = (page) => new URL(page.url()).pathname.toLowerCase();
const shown = async (page) => (await page.locator('main h3').allInnerTexts()).toSorted().join();
const card = (page, name) => page.locator('.group', { has: page.getByRole('heading', { name, exact: true }) });
const field = (page, label) => page.locator('form div:has(> label)', { hasText: label }).last();
const find = (state, name) => state.workouts.find((one) => one.name === name);

export const app = {
  source: 'dotun457/stronger 98f2dd7',
  stack: 'React 18, Vite, Radix (shadcn/ui), TanStack Query, Tailwind',
  serve: { command: 'npx vite --port 4662 --strictPort', port: 4662 },
  instrument: ['--explore'],
  also: [/home|workouts|exercises|view all/iu, /pause|cancel|reps|weight|sets|complete/iu],
  seed: {
    local: {
      app_workout_templates: [
        template('w1', 'Push Day', 45, [exercise('Bench Press', 2)], 3),
        template('w2', 'Leg Day', 60, [exercise('Squat', 3)], 2),
        template('w3', 'Core Day', 20, [exercise('Plank', 1)], 1),
      ],
      app_workout_sessions: [session('s1', 'w1', 'Push Day', 1250, 5), session('s2', 'w2', 'Leg Day', 2400, 4)],
    },
  },
  async state({ local }) {
    const [exercises, workouts, sessions] = await Promise.all(
      ['app_exercises', 'app_workout_templates', 'app_workout_sessions'].map(local),
    );
    return {
      exercises: exercises.map(({ name, muscle_group, equipment, notes }) => ({
        name,
        muscle_group,
        equipment,
        notes,
      })),
      workouts: workouts.map(({ name, estimated_duration_minutes, description, exercises: parts }) => ({
        name,
        minutes: estimated_duration_minutes,
        description,
        exercises: parts.map(({ exercise_name }) => exercise_name),
      })),
      sessions: sessions.map(({ template_name, total_volume }) => [template_name, total_volume].join()),
    };
  },
  calls: [
    {
      job: 'add an exercise',
      route: '/exercises',
      ways: [
        {
          says: /exercise/iu,
          about: /add|new|create/iu,
          fields: [
            [/name/iu, 'Face Pull'],
            [/muscle/iu, /^back$/iu],
            [/equipment/iu, /^machine/iu],
            [/notes/iu, 'Slowly'],
          ],
        },
      ],
      want({ exercises }) {
        const one = exercises.find(({ name }) => name === 'Face Pull');
        return one?.muscle_group === 'back' && one.equipment === 'machine' && one.notes === 'Slowly';
      },
      async hand(page) {
        await page.getByRole('button', { name: 'Add Exercise' }).click();
        await field(page, 'Exercise Name').locator('input').fill('Face Pull');
        await field(page, 'Muscle Group').getByRole('combobox').click();
        await page.getByRole('option', { name: 'Back' }).click();
        await field(page, 'Equipment').getByRole('combobox').click();
        await page.getByRole('option', { name: 'Machine / Equipment' }).click();
        await field(page, 'Notes').locator('textarea').fill('Slowly');
        await page.locator('form').getByRole('button', { name: 'Add Exercise' }).click();
      },
    },
    {
      job: 'search the exercises',
      route: '/exercises',
      ways: [{ says: /search|filter|exercise/iu, fields: [[/search/iu, 'curl']] }],
      look: shown,
      want: ({ look }) => look === 'Bicep Curls,Hammer Curls,Leg Curls',
      hand: (page) => page.getByPlaceholder('Search exercises...').fill('curl'),
    },
    {
      job: 'show the exercises for the back',
      route: '/exercises',
      ways: [
        { says: /\bback\b/iu },
        { says: /muscle|filter|show|exercise|group/iu, row: 'back' },
        {
          says: /muscle|filter|show|exercise|group|set/iu,
          fields: [[/muscle|filter|show|group|exercise|choice|value/iu, /^back$/iu]],
        },
      ],
      look: shown,
      want: ({ look }) => look === 'Deadlift,Pull Ups,Pull Ups (Assisted)',
      hand: (page) => page.getByRole('button', { name: 'back', exact: true }).click(),
    },
    {
      job: 'create a workout',
      route: '/workouts',
      ways: [
        {
          says: /workout|create/iu,
          about: /create|new|add/iu,
          fields: [
            [/name/iu, 'Pull Day'],
            [/duration|minutes/iu, 50],
            [/description/iu, 'Rows and curls'],
          ],
        },
      ],
      want(after) {
        const one = find(after, 'Pull Day');
        return one?.minutes === 50 && one.description === 'Rows and curls' && after.workouts.length === 4;
      },
      async hand(page) {
        await page.getByRole('button', { name: 'New Workout' }).click();
        await field(page, 'Workout Name').locator('input').fill('Pull Day');
        await field(page, 'Estimated Duration').locator('input').fill('50');
        await field(page, 'Description').locator('textarea').fill('Rows and curls');
        await page.getByRole('button', { name: 'Create', exact: true }).click();
      },
    },
    {
      job: 'create a workout with an exercise',
      route: '/workouts',
      ways: [
        {
          says: /workout|create/iu,
          about: /create|new|add/iu,
          fields: [
            [/name/iu, 'Arm Day'],
            [/add exercise|exercise/iu, 'Bicep Curls'],
          ],
        },
      ],
      want: (after) => find(after, 'Arm Day')?.exercises.join() === 'Bicep Curls' && after.workouts.length === 4,
      async hand(page) {
        await page.getByRole('button', { name: 'New Workout' }).click();
        await field(page, 'Workout Name').locator('input').fill('Arm Day');
        await page.locator('form').getByRole('combobox').click();
        await page.getByRole('option', { name: 'Bicep Curls' }).click();
        await page.getByRole('button', { name: 'Create', exact: true }).click();
      },
    },
    {
      job: 'rename a workout',
      route: '/workouts',
      ways: [
        {
          says: /workout|edit|update|rename|save/iu,
          about: /edit|update|rename/iu,
          row: 'Leg Day',
          fields: [[/name/iu, 'Squat Day']],
        },
      ],
      want: (after) => find(after, 'Squat Day')?.minutes === 60 && find(after, 'Leg Day') === undefined,
      async hand(page) {
        await card(page, 'Leg Day').getByRole('button').first().click();
        await field(page, 'Workout Name').locator('input').fill('Squat Day');
        await page.getByRole('button', { name: 'Update', exact: true }).click();
      },
    },
    {
      job: 'delete a workout after the question',
      destructive: true,
      route: '/workouts',
      ways: [{ says: /delet|remov|trash/iu, row: 'Core Day' }],
      want: (after) => find(after, 'Core Day') === undefined && after.workouts.length === 2,
      hand: (page) => card(page, 'Core Day').getByRole('button').nth(1).click(),
    },
    {
      job: 'start a workout',
      route: '/workouts',
      ways: [{ says: /start/iu, row: 'Leg Day' }],
      look: async (page) => path(page) + new URL(page.url()).search,
      want: ({ look }) => look === '/activeworkout?template_id=w2',
      hand: (page) => card(page, 'Leg Day').getByRole('link', { name: 'Start Workout' }).click(),
    },
    {
      job: 'finish a running workout',
      route: '/activeworkout?template_id=w1',
      ways: [{ says: /finish/iu }],
      want: ({ sessions }) => sessions.length === 3 && sessions.filter((one) => one === 'Push Day,0').length === 1,
      hand: (page) => page.getByRole('button', { name: 'Finish Workout' }).click(),
    },
    {
      job: 'go to the history',
      route: '/workouts',
      ways: [
        { says: /history/iu },
        { says: /go to|navigat|page|menu|open/iu, row: 'History' },
        { says: /go to|navigat|page|menu/iu, fields: [[/page|to|place|menu|where/iu, /^history$/iu]] },
      ],
      look: async (page) => path(page),
      want: ({ look }) => look === '/history',
      hand: (page) => page.getByRole('link', { name: 'History' }).click(),
    },
    {
      job: 'read the workouts',
      route: '/workouts',
      rows: [
        ['Push Day', '45 min'],
        ['Leg Day', '60 min'],
      ],
    },
    {
      job: 'read the finished workouts',
      route: '/history',
      rows: [
        ['Push Day', '1,250'],
        ['Leg Day', '2,400'],
      ],
    },
  ],
};
