import * as yup from 'yup';
import * as v from 'valibot';

export const profile = yup.object({
  nick: yup.string().required('Choose a name').min(3).max(20),
  mail: yup.string().email().required(),
  age: yup.number().integer().positive().max(120),
  home: yup.string().url(),
  tier: yup.string().oneOf(['free', 'pro']),
});

export const shipping = v.object({
  street: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(80)),
  zip: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  contact: v.optional(v.pipe(v.string(), v.email())),
  boxes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  speed: v.picklist(['slow', 'fast']),
});
