import pc from 'picocolors';
import { expect, it } from 'vitest';

import { table } from '../../src/report/table.js';

it('aligns columns by what is seen, not by colour codes', () => {
  const { red } = pc.createColors(true);
  const lines = table([
    ['tool', 'risk'],
    ['cancel_order', red('destructive')],
    ['search', 'safe'],
  ]);
  expect(lines).toEqual(['tool          risk', `cancel_order  ${red('destructive')}`, 'search        safe']);
});
