import { z } from 'zod';

import { mapSchema } from './map-schema.js';

/**
 * Returns the published JSON Schema of the map. `schema/webmcp.map.schema.json` is its printed form, and a test
 * compares both.
 */
export function mapJsonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(mapSchema, { target: 'draft-2020-12' });
  return { $schema, title: 'WebMCP Ground Truth Map, version 1', ...rest };
}
