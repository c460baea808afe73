import { z } from 'zod';

const contact = z.object({
  email: z.string().email('Enter an e-mail address'),
  phone: z.string().regex(/^\+?\d+$/).optional(),
});

const minAge = 18;

export const bookingSchema = contact
  .extend({
    guest: z.string().trim().min(2, 'At least two letters').max(40),
    nights: z.coerce.number().int().min(1).max(14),
    age: z.preprocess((value) => Number(value), z.number().gte(minAge)),
    room: z.enum(['single', 'double']),
    site: z.string().url().or(z.literal('')),
    note: z.string().max(200).nullish(),
    code: z.string().length(6).transform((value) => value.toUpperCase()),
    arrival: z.string().min(1),
    terms: z.literal(true),
    extra: z.string().default(''),
    address: z.object({ city: z.string().min(1), street: z.string().optional() }),
  })
  .superRefine((value, context) => {
    if (value.guest === value.email) context.addIssue({ code: 'custom', path: ['guest'] });
  });
