import type { FrameworkMarks } from './framework-marks.js';
import { reactMarks } from './react-marks.js';
import { svelteMarks } from './svelte-marks.js';
import { vueMarks } from './vue-marks.js';

/**
 * The frameworks that leave marks on a page. An element carries the marks of one of them, so the order only decides
 * which is asked first: React, because it marks every element and Vue's production build only the root.
 */
export const pageFrameworks: readonly FrameworkMarks[] = [reactMarks, vueMarks, svelteMarks];
