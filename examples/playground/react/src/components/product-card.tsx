import { formatPrice } from '../shop/format-price';
import type { Product } from '../shop/types';
import { Button } from './button';

interface ProductCardProps {
  product: Product;
  onAdd: () => void;
}

export function ProductCard({ product, onAdd }: ProductCardProps) {
  return (
    <li className="product-card">
      <div className="product-picture" style={{ background: product.tint }} aria-hidden="true">
        {product.name.charAt(0)}
      </div>
      <div className="product-body">
        <h2>{product.name}</h2>
        <p className="product-maker">{product.maker}</p>
        <p className="product-price">
          {formatPrice(product.price)}
          {!product.inStock && <span className="tag">Back in May</span>}
        </p>
        <Button onClick={onAdd} disabled={!product.inStock}>
          Add to cart
        </Button>
      </div>
    </li>
  );
}
