import type { Cart, CartLine, Product } from './types';

export interface CartSum {
  rows: { line: CartLine; product: Product }[];
  /** All in cents. */
  full: number;
  discount: number;
  total: number;
}

export function cartTotal(cart: Cart | undefined, products: Product[] | undefined): CartSum {
  const rows = (cart?.lines ?? []).flatMap((line) => {
    const product = products?.find((one) => one.id === line.productId);
    return product ? [{ line, product }] : [];
  });
  const full = rows.reduce((sum, { line, product }) => sum + product.price * line.quantity, 0);
  const discount = Math.round((full * (cart?.discount?.percent ?? 0)) / 100);
  return { rows, full, discount, total: full - discount };
}
