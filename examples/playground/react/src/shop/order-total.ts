import type { Order } from './types';

/** In cents, with what was taken off. */
export function orderTotal({ items, discount = 0 }: Order): number {
  return items.reduce((sum, item) => sum + item.price * item.quantity, 0) - discount;
}
