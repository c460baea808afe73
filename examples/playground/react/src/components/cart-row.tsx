import { formatPrice } from '../shop/format-price';
import type { Product } from '../shop/types';
import { Button } from './button';

interface CartRowProps {
  product: Product;
  quantity: number;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartRow({ product, quantity, onQuantity, onRemove }: CartRowProps) {
  return (
    <li className="cart-row">
      <span className="swatch" style={{ background: product.tint }} aria-hidden="true" />
      <div>
        <h2>{product.name}</h2>
        <p className="product-maker">{product.maker}</p>
      </div>
      <input
        type="number"
        aria-label="Quantity"
        min={1}
        max={20}
        value={quantity}
        onChange={(event) => {
          const next = event.target.valueAsNumber;
          if (next >= 1 && next <= 20) onQuantity(next);
        }}
      />
      <span className="cart-price">{formatPrice(product.price * quantity)}</span>
      <Button onClick={onRemove}>Remove</Button>
    </li>
  );
}
