import { integrityOf, type GroundTruthMap } from '@webmcp/contract';

const bare: Omit<GroundTruthMap, 'integrity'> = {
  version: 1,
  generator: { name: 'webmcp', version: '0' },
  app: { frameworks: ['html'] },
  testIdAttributes: ['data-mcp'],
  states: [],
  tools: [],
  unstable: [],
  unmatched: { intents: [], elements: [] },
};

/** A map without tools. */
export const wholeMap = JSON.stringify({ ...bare, integrity: integrityOf(bare) });

/** The same map, changed by hand after it was written. */
export const changedMap = JSON.stringify({
  ...bare,
  testIdAttributes: ['data-mcp', 'id'],
  integrity: integrityOf(bare),
});
