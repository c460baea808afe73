import { expect, test } from 'vitest';

import { describeTool, type DescribedTool } from '../../src/naming/describe-tool.js';

const clear: DescribedTool = {
  kind: 'action',
  act: 'clear_data',
  title: 'Clear data',
  pressed: 'Clear',
  section: '',
  fields: [],
  acts: true,
  risk: { level: 'caution', reasons: [] },
  routes: ['/jars'],
  allRoutes: 2,
};

test('a description names the question of the app by its longest text', () => {
  expect(describeTool({ ...clear, asks: ['Clear', 'Delete all jars?'] })).toContain(
    'Asks the user first, as the app does. The app asks "Delete all jars?".',
  );
});

test.each([[undefined], [[]]])('a description names no question without a known text: %s', (asks) => {
  expect(describeTool({ ...clear, ...(asks === undefined ? {} : { asks }) })).not.toContain('The app asks');
});
