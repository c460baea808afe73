import { formatPrice } from '../shop/format-price';
import type { CartLine, Product } from '../shop/types';
import { Button } from './button';
import { ProductPicture } from './product-picture';

interface CartRowProps {
  product: Product;
  line: CartLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartRow({ product, line, onQuantity, onRemove }: CartRowProps) {
  const wishes = [line.colour, line.giftWrap ? 'gift wrapped' : ''].filter(Boolean).join(', ');
  return (
    <li className="cart-row">
      <ProductPicture product={product} />
      <div>
        <h2>{product.name}</h2>
        <p className="product-maker">{[product.maker, wishes].filter(Boolean).join(' · ')}</p>
      </div>
      <input
        type="number"
        aria-label="Quantity"
        min={1}
        max={20}
        value={line.quantity}
        onChange={(event) => {
          const next = event.target.valueAsNumber;
          if (next >= 1 && next <= 20) onQuantity(next);
        }}
      />
      <span className="cart-price">{formatPrice(product.price * line.quantity)}</span>
      <Button onClick={onRemove}>Remove</Button>
    </li>
  );
}
