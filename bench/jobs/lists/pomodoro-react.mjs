// Written from the source before the first run. The app is in Russian.
const two = (number) => String(number).padStart(2, '0');
const day = (offset) => {
  const date = new Date(Date.now() + offset * 86_400_000);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};
const figures = { sessionTimer: 1500, breakTimer: 60, pauses: 1, pomodoros: 1 };
const find = (state, title) => state.tasks.find((one) => one.title === title);
const row = (page, title) => page.locator('li.task', { hasText: title });
const menu = async (page, title) => row(page, title).locator('.task-menu').click();
const started = async (page) => {
  await page.getByRole('button', { name: 'Старт', exact: true }).click();
  await page.waitForFunction(() => JSON.parse(JSON.parse(localStorage['persist:root']).timerSlice).isTimerRunning);
};

export const app = {
  source: 'NikolayBalabanov/pomodoro-time-tracker 1123f6c',
  stack: 'React 18, Vite, Redux Toolkit, React Router, Tailwind',
  serve: { command: 'npx vite --port 4661 --strictPort --open false', port: 4661 },
  instrument: ['--explore'],
  also: [
    /уменьш|decre|subtract/iu,
    /стоп|stop|сделано|пропуст|продолж/iu,
    /статист|statistic|main page|описан|descr/iu,
  ],
  seed: {
    local: {
      'persist:root': {
        tasksSlice: JSON.stringify({
          tasks: [
            { id: 't1', title: 'Написать отчёт', rounds: 2 },
            { id: 't2', title: 'Позвонить Анне', rounds: 1 },
            { id: 't3', title: 'Купить молоко', rounds: 3 },
          ],
          totalTasksTime: 0,
        }),
        statisticsSlice: JSON.stringify({
          statistics: { [day(0)]: figures, [day(-7)]: { ...figures, sessionTimer: 3000 } },
          statisticsByWeek: [0, 0, 0, 0, 0, 0, 0],
          statisticsByDay: { sessionTimer: 0, breakTimer: 0, pauses: 0, pomodoros: 0 },
        }),
        _persist: '{"version":-1,"rehydrated":true}',
      },
    },
  },
  async state({ local }) {
    const kept = await local('persist:root');
    const slice = (name) => JSON.parse(kept[name] ?? '{}');
    const { isTimerStarted = false, isTimerRunning = false, timer = 1500 } = slice('timerSlice');
    return {
      tasks: slice('tasksSlice').tasks.map(({ title, rounds }) => ({ title, rounds })),
      started: isTimerStarted,
      running: isTimerRunning,
      minutes: Math.ceil(timer / 60),
      dark: slice('themeSlice').isDark ?? false,
    };
  },
  calls: [
    {
      job: 'add a task',
      ways: [{ says: /добав|add|create|new/iu, fields: [[/задач|task|title|name|value/iu, 'Купить хлеб']] }],
      want: (after) => find(after, 'Купить хлеб')?.rounds === 1 && after.tasks.length === 4,
      async hand(page) {
        await page.getByPlaceholder('Название задачи').fill('Купить хлеб');
        await page.getByRole('button', { name: 'Добавить' }).click();
      },
    },
    {
      job: 'be refused for a task of three letters',
      as: 'add a task',
      fields: [[/задач|task|title|name|value/iu, 'Чай']],
      async hand(page) {
        await page.getByPlaceholder('Название задачи').fill('Чай');
        await page.getByRole('button', { name: 'Добавить' }).click();
        await page.getByText('Введите больше трех символов').waitFor();
      },
    },
    {
      job: 'rename a task',
      ways: [
        {
          says: /редактир|edit|rename|переимен|измен|title|update|save/iu,
          row: 'Позвонить Анне',
          fields: [[/задач|task|title|name|value|редактир|edit|text|назван/iu, 'Позвонить Борису']],
        },
      ],
      want: (after) => find(after, 'Позвонить Борису')?.rounds === 1 && find(after, 'Позвонить Анне') === undefined,
      async hand(page) {
        await menu(page, 'Позвонить Анне');
        await page.getByRole('button', { name: 'Редактировать' }).click();
        await page.locator('.task__input').fill('Позвонить Борису');
        await page.keyboard.press('Enter');
      },
    },
    {
      job: 'give a task one pomodoro more',
      ways: [{ says: /увелич|incre|add.?round|more/iu, row: 'Позвонить Анне' }],
      want: (after) => find(after, 'Позвонить Анне')?.rounds === 2 && find(after, 'Написать отчёт')?.rounds === 2,
      async hand(page) {
        await menu(page, 'Позвонить Анне');
        await page.getByRole('button', { name: 'Увеличить' }).click();
      },
    },
    {
      job: 'delete a task after the question',
      destructive: true,
      ways: [{ says: /удал|delet|remov/iu, row: 'Купить молоко' }],
      want: (after) => find(after, 'Купить молоко') === undefined && after.tasks.length === 2,
      async hand(page) {
        await menu(page, 'Купить молоко');
        await page.locator('.dropdown').getByRole('button', { name: 'Удалить' }).click();
        await page.locator('.fixed').getByRole('button', { name: 'Удалить' }).click();
      },
    },
    {
      job: 'make a task the current one',
      ways: [
        {
          says: /задач|task|title|pick|выбр|current|select|choose|open|start/iu,
          not: /увелич|уменьш|редакт|incre|decre|edit|menu|toggle|rename/iu,
          row: 'Купить молоко',
        },
      ],
      want: (after) => after.tasks[0].title === 'Купить молоко' && after.tasks.length === 3,
      hand: (page) => row(page, 'Купить молоко').locator('.task__title').click(),
    },
    {
      job: 'start the timer',
      ways: [{ says: /старт|start/iu }],
      want: (after) => after.started && after.running && after.tasks.length === 3,
      hand: (page) => page.getByRole('button', { name: 'Старт', exact: true }).click(),
    },
    {
      job: 'pause the running timer',
      before: started,
      ways: [{ says: /пауз|pause|toggle.*timer/iu }],
      want: (after) => after.started && !after.running && after.tasks.length === 3,
      hand: (page) => page.getByRole('button', { name: 'Пауза', exact: true }).click(),
    },
    {
      job: 'give the timer one minute more',
      ways: [{ says: /минут|minute|\bплюс\b|\bplus\b|\+/iu, about: /минут|minute/iu }],
      want: (after) => after.minutes === 26 && !after.running,
      hand: (page) => page.locator('.btn-pluse').click(),
    },
    {
      job: 'switch to the dark theme',
      ways: [
        { says: /theme|тем(?:а|у|ы)|dark|тёмн|темн/iu },
        { says: /theme|тем(?:а|у|ы)|dark|тёмн|темн/iu, fields: [[/theme|тем(?:а|у|ы)|dark|тёмн|темн/iu, true]] },
      ],
      want: (after) => after.dark && after.tasks.length === 3,
      hand: (page) => page.locator('nav label').click(),
    },
    {
      job: 'show the figures of last week',
      route: '/statistics',
      ways: [
        { says: /прошедш|прошл|last week/iu },
        { says: /недел|week|select|choose|show/iu, row: 'Прошедшая неделя' },
        {
          says: /недел|week|set|select|choose/iu,
          fields: [[/недел|week|value|select|choice|period|option/iu, /прошедш/iu]],
        },
      ],
      look: (page) => page.locator('button.select-item').first().innerText(),
      want: ({ look }) => look.trim() === 'Прошедшая неделя',
      async hand(page) {
        await page.locator('button.select-item').click();
        await page.getByRole('button', { name: 'Прошедшая неделя' }).click();
      },
    },
    {
      job: 'read the tasks',
      rows: [['Написать отчёт'], ['Позвонить Анне'], ['Купить молоко']],
    },
  ],
};
