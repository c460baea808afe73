import { describe } from 'vitest';

import { describeTruth } from './describe-truth.js';

describe('truth/react', () => {
  describeTruth('react');
});
