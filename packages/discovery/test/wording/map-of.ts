import { integrityOf, type GroundTruthMap, type Tool } from '@webmcp/contract';

/** A map with these tools, and a right integrity. */
export function mapOf(...tools: Tool[]): GroundTruthMap {
  const bare: Omit<GroundTruthMap, 'integrity'> = {
    version: 1,
    generator: { name: 'webmcp', version: '0' },
    app: { frameworks: ['html'] },
    testIdAttributes: ['data-mcp'],
    states: [{ id: 'home', route: '/', from: 'route' }],
    tools,
    unstable: [],
    unmatched: { intents: [], elements: [] },
  };
  return { ...bare, integrity: integrityOf(bare) };
}
