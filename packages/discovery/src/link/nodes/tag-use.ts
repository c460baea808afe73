import type { ComponentUse } from '../components/component-use.js';

/** One use of a tag, by its name in the source. */
export interface TagUse extends ComponentUse {
  written: string[];
}
