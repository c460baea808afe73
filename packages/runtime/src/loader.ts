// A page loads this module first. Keep it under 2 kB: each visitor loads it, also without an agent.
// This is the place to capture natives before the page's own code runs.
export { loadScript } from './loader/load-script.js';
export { onResult } from './loader/on-result.js';
export { offer } from './loader/offer.js';
