import { describe } from 'vitest';

import { describeColumns } from './widget-matrix.js';

describe('widgets/react', () => {
  describeColumns('widgets/react');
});
