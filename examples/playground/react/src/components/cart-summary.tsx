import type { ReactNode } from 'react';
import type { CartSum } from '../shop/cart-total';
import { formatPrice } from '../shop/format-price';
import type { Cart } from '../shop/types';

interface CartSummaryProps {
  cart: Cart | undefined;
  sum: CartSum;
  children?: ReactNode;
}

export function CartSummary({ cart, sum, children }: CartSummaryProps) {
  return (
    <aside className="panel summary-panel" aria-labelledby="cart-summary-title">
      <h2 id="cart-summary-title">Summary</h2>
      <dl className="sums">
        {sum.rows.map(({ product, line }) => (
          <div key={product.id}>
            <dt>
              {line.quantity} × {product.name}
            </dt>
            <dd>{formatPrice(product.price * line.quantity)}</dd>
          </div>
        ))}
        {cart?.discount && (
          <div className="sum-discount">
            <dt>
              {cart.discount.code}, {cart.discount.percent} % off
            </dt>
            <dd>−{formatPrice(sum.discount)}</dd>
          </div>
        )}
        <div>
          <dt>Delivery</dt>
          <dd>Free</dd>
        </div>
        <div className="sum-total">
          <dt>Total</dt>
          <dd>{formatPrice(sum.total)}</dd>
        </div>
      </dl>
      {children}
    </aside>
  );
}
