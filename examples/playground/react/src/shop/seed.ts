import type { Account, CartLine, Order, Product } from './types';

export const products: Product[] = [
  {
    id: 'p-mug',
    name: 'Stoneware mug',
    maker: 'Aalto Clay',
    category: 'kitchen',
    price: 1800,
    inStock: true,
    tint: '#c98b6b',
  },
  {
    id: 'p-pan',
    name: 'Cast iron pan',
    maker: 'Brandt Foundry',
    category: 'kitchen',
    price: 6400,
    inStock: true,
    tint: '#5b5f66',
  },
  {
    id: 'p-board',
    name: 'Olive wood board',
    maker: 'Casa Verde',
    category: 'kitchen',
    price: 3900,
    inStock: false,
    tint: '#b08a54',
  },
  {
    id: 'p-throw',
    name: 'Wool throw',
    maker: 'Fell & Fleece',
    category: 'living',
    price: 8900,
    inStock: true,
    tint: '#7d8c6f',
  },
  {
    id: 'p-lamp',
    name: 'Paper floor lamp',
    maker: 'Hikari',
    category: 'living',
    price: 12900,
    inStock: true,
    tint: '#d9b562',
  },
  {
    id: 'p-towel',
    name: 'Linen bath towel',
    maker: 'Loom No. 4',
    category: 'bath',
    price: 3200,
    inStock: true,
    tint: '#8fa9b5',
  },
  {
    id: 'p-soap',
    name: 'Cedar soap',
    maker: 'Loom No. 4',
    category: 'bath',
    price: 900,
    inStock: true,
    tint: '#97785c',
  },
  {
    id: 'p-can',
    name: 'Copper watering can',
    maker: 'Brandt Foundry',
    category: 'garden',
    price: 5400,
    inStock: false,
    tint: '#b5693f',
  },
];

export const cart: CartLine[] = [
  { productId: 'p-throw', quantity: 1 },
  { productId: 'p-soap', quantity: 3 },
];

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
