import { z } from 'zod';

import { mapSchema } from './map-schema.js';

const count = z.int().min(1).max(1000);
const routes = z.array(z.string().max(2048)).max(10_000);
const problems = z.array(z.looseObject({ code: z.string(), message: z.string(), fix: z.string() }));

const snapshot = z.looseObject({
  state: z.string(),
  route: z.string(),
  elements: z.array(z.looseObject({ index: z.int(), role: z.string(), name: z.string() })),
  containers: z.array(z.looseObject({ index: z.int(), kind: z.string() })),
});

const visit = z.looseObject({ snapshot: snapshot.exactOptional(), problems, links: routes });

const look = z.looseObject({
  beginning: z.union([
    z.looseObject({ named: z.array(z.looseObject({ id: z.string(), route: z.string() })) }),
    z.looseObject({ routes, known: routes }),
  ]),
  visits: z.array(z.looseObject({ key: z.string(), visit })),
  browserVersion: z.string(),
});

/** The shape of a partial map: a map with the part of a run that made it, and everything that the part saw. */
export const partialMapSchema = z.looseObject({
  ...mapSchema.shape,
  shard: z
    .looseObject({
      index: count,
      count,
      source: z.string().regex(/^[0-9a-f]{64}$/),
      options: z.looseObject({
        paths: z.array(z.string()),
        threshold: z.number(),
        allowUnstable: z.boolean(),
        provenance: z.boolean(),
        explore: z.boolean(),
        blockWrites: z.boolean(),
      }),
      look,
    })
    .refine(({ index, count: of }) => index <= of, 'index is above count'),
});
