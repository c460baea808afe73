import type { Field, GroundTruthMap, Tool } from '@webmcp/contract';

const target = { selectors: [{ strategy: 'role' as const, value: 'button', score: 0.6 }], confidence: 0.6 };

const tool = (name: string, title: string, description: string, more: Partial<Tool> = {}): Tool => ({
  id: `wm_${name}`,
  name,
  title,
  description,
  kind: 'action',
  risk: { level: 'caution', reasons: [] },
  source: { file: 'index.html', line: 1, column: 1 },
  states: ['home'],
  fields: [],
  action: target,
  ...more,
});

const field = (key: string, label: string, schema: Field['schema'], more: Partial<Field> = {}): Field => ({
  ...target,
  key,
  label,
  role: 'textbox',
  schema,
  required: false,
  ...more,
});

/** The map of a reading room with three tools on two routes. One label is an attack on a reader of Markdown. */
export const readingRoom: Omit<GroundTruthMap, 'integrity'> = {
  version: 1,
  generator: { name: 'webmcp', version: '0.1.0' },
  app: { frameworks: ['html'] },
  testIdAttributes: ['data-mcp', 'data-testid'],
  states: [
    { id: 'home', route: '/', from: 'route' },
    { id: 'seats', route: '/seats', from: 'route' },
  ],
  tools: [
    tool('cancel_seat', 'Cancel seat', 'Cancels the seat that the parameter "seat" names.', {
      kind: 'row-action',
      states: ['seats'],
      row: { param: 'seat', rows: target, key: target },
    }),
    tool('reserve_seat', 'Reserve a seat', 'Reserves a seat for a day.', {
      states: ['home', 'seats'],
      fields: [
        field('floor', 'Floor', { type: 'string', enum: ['Ground', 'Gallery'] }, { required: true }),
        field('people', 'People | <img src=x onerror=alert(1)> @admin', { type: 'integer', minimum: 1, maximum: 4 }),
        field('card', 'Card number', { type: 'string' }, { required: true, sensitive: 'payment' }),
      ],
    }),
    tool('subscribe', 'Subscribe', 'Sends the monthly letter to a mail address.'),
  ],
  unstable: [],
  unmatched: { intents: [], elements: [] },
};
