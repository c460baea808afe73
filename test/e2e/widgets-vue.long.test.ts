import { describe } from 'vitest';

import { describeColumns } from './widget-matrix.js';

describe('widgets/vue', () => {
  describeColumns('widgets/vue');
});
