import { Link } from 'react-router';
import { formatPrice } from '../shop/format-price';
import type { Product } from '../shop/types';
import { Button } from './button';
import { ProductPicture } from './product-picture';

interface ProductCardProps {
  product: Product;
  onAdd: () => void;
}

export function ProductCard({ product, onAdd }: ProductCardProps) {
  return (
    <li className="product-card">
      <ProductPicture product={product} />
      <div className="product-body">
        <h2>
          <Link to={`/products/${product.id}`}>{product.name}</Link>
        </h2>
        <p className="product-maker">{product.maker}</p>
        <p className="product-price">
          {formatPrice(product.price)}
          {product.stock === 0 && <span className="tag">Back in May</span>}
          {product.stock === 1 && <span className="tag tag-last">Last one</span>}
        </p>
        <Button onClick={onAdd} disabled={product.stock === 0}>
          Add to cart
        </Button>
      </div>
    </li>
  );
}
