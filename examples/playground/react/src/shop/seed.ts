import type { Account, Cart, Order } from './types';

export { products } from './products';

/** What "today" is for the shop: a demo must not change with the calendar. */
export const today = '2025-11-03';

/** Still in the window, but somebody else was faster. */
export const soldMeanwhile = ['p-bowl'];

export const discountCodes: Record<string, { percent: number } | { refused: string }> = {
  HEARTH10: { percent: 10 },
  WINTER24: { refused: 'WINTER24 ran out in March' },
};

/** What is left on each gift card, in cents. */
export const giftCards: Record<string, number> = { 'GIFT-2500': 250_00, 'GIFT-0001': 0 };

export const cart: Cart = {
  lines: [
    { productId: 'p-throw', quantity: 1 },
    { productId: 'p-soap', quantity: 3 },
  ],
  discount: null,
};

export const orders: Order[] = [
  {
    id: 'HL-1041',
    placed: '2025-10-28',
    items: [{ name: 'Paper floor lamp', quantity: 1, price: 12900 }],
    status: 'Processing',
  },
  {
    id: 'HL-1038',
    placed: '2025-10-19',
    items: [
      { name: 'Linen bath towel', quantity: 4, price: 3200 },
      { name: 'Cedar soap', quantity: 2, price: 900 },
    ],
    status: 'Processing',
  },
  {
    id: 'HL-1022',
    placed: '2025-09-02',
    items: [{ name: 'Stoneware mug', quantity: 6, price: 1800 }],
    status: 'Shipped',
  },
  {
    id: 'HL-1017',
    placed: '2025-09-22',
    items: [{ name: 'Beeswax candles', quantity: 2, price: 2100 }],
    status: 'Delivered',
  },
  {
    id: 'HL-0987',
    placed: '2025-06-14',
    items: [{ name: 'Cast iron pan', quantity: 1, price: 6400 }],
    status: 'Delivered',
  },
];

export const account: Account = {
  name: 'Ingrid Solheim',
  email: 'ingrid@example.com',
  address: { street: 'Nygata 12', postcode: '5003', city: 'Bergen', phone: '+47 55 01 02 03', billing: true },
  deleted: false,
};
