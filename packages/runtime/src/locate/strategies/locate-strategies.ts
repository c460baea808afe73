import { css } from './css.js';
import { label } from './label.js';
import type { LocateStrategy } from './locate-strategy.js';
import { role } from './role.js';
import { testid } from './testid.js';

/** Every strategy in the page, in the order of `selectorStrategies`: a test holds the two lists together. */
export const locateStrategies: readonly LocateStrategy[] = [testid, label, role, css];
