import { z } from 'zod';

import { mapSchema } from './map-schema.js';

/**
 * The published JSON Schema of the map. `schema/webmcp.map.schema.json` is its printed form, and a test holds both
 * together.
 */
export function mapJsonSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(mapSchema, { target: 'draft-2020-12' });
  return { $schema, title: 'WebMCP Ground Truth Map, version 1', ...rest };
}
