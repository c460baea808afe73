import { evalCases } from './eval-cases.js';
import type { MapOutput } from './map-output.js';

/** Cases for `webmcp-evals`, derived from the texts of the map. */
export const evals: MapOutput = {
  name: 'evals',
  description: 'JSON cases for webmcp-evals, derived from titles, labels and choices',
  render: (map) => `${JSON.stringify(evalCases(map), null, 2)}\n`,
};
