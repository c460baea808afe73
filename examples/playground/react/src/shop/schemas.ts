import { z } from 'zod';

const adultAge = 18;

function isAdult(birthday: string): boolean {
  const limit = new Date();
  limit.setFullYear(limit.getFullYear() - adultAge);
  return new Date(birthday) <= limit;
}

const email = z.email('That is not an e-mail address');
const postcode = z.string().regex(/^\d{4,5}$/, 'Four or five digits');

export const registrationSchema = z.object({
  fullName: z.string().trim().min(1, 'Tell us your name'),
  email,
  household: z.number('Between 1 and 12').min(1, 'Between 1 and 12').max(12, 'Between 1 and 12'),
  birthday: z.string().min(1, 'When were you born?').refine(isAdult, 'You must be 18 or older'),
  country: z.string().min(1, 'Choose a country'),
  membership: z.string('Choose a membership').min(1, 'Choose a membership'),
  newsletter: z.boolean(),
  notes: z.string().max(300),
});
export type Registration = z.infer<typeof registrationSchema>;

export const checkoutSchema = z
  .object({
    email,
    phone: z.string(),
    fullName: z.string().trim().min(1, 'Who is it for?'),
    street: z.string().trim().min(1, 'Where does it go?'),
    postcode,
    city: z.string().trim().min(1, 'In which city?'),
    country: z.string().min(1, 'Choose a country'),
    delivery: z.string('Choose a delivery').min(1, 'Choose a delivery'),
    payment: z.string('Choose a payment').min(1, 'Choose a payment'),
    giftCard: z.string(),
    note: z.string().max(200),
    isGift: z.boolean(),
    acceptsTerms: z.literal(true, 'We need your yes to the terms'),
  })
  .refine(({ delivery, country }) => delivery !== 'pickup' || country === 'no', {
    path: ['delivery'],
    message: 'The shop in Bergen is for parcels within Norway',
  })
  .refine(({ payment, giftCard }) => payment !== 'gift-card' || giftCard !== '', {
    path: ['giftCard'],
    message: 'Type the code of the gift card',
  });
export type CheckoutForm = z.input<typeof checkoutSchema>;
export type CheckoutValues = z.output<typeof checkoutSchema>;

export const purchaseSchema = z.object({
  colour: z.string().nullish(),
  quantity: z.number('Between 1 and 9').min(1, 'Between 1 and 9').max(9, 'Between 1 and 9'),
  giftWrap: z.boolean(),
});

export const returnSchema = z.object({
  reason: z.string().min(1, 'Tell us why'),
  instead: z.string('Choose what you would like').min(1, 'Choose what you would like'),
  comments: z.string(),
});
