import type { Product } from '../shop/types';
import { drawings } from './drawings';

/** A drawing of the product on its own tint; the name stands beside it, so the picture says nothing to a screen reader. */
export function ProductPicture({ product }: { product: Product }) {
  return (
    <div className="product-picture" style={{ background: product.tint }} aria-hidden="true">
      <svg viewBox="0 0 160 120">{drawings[product.id]}</svg>
    </div>
  );
}
