import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../components/button';
import { CartRow } from '../components/cart-row';
import { Notice } from '../components/notice';
import { PageHeading } from '../components/page-heading';
import { formatPrice } from '../shop/format-price';
import { useShop } from '../shop/shop-context';
import type { Product } from '../shop/types';

export function CartPage() {
  const { cart, products, loading, setQuantity, removeFromCart, placeOrder } = useShop();
  const [message, setMessage] = useState('');
  const [placing, setPlacing] = useState(false);

  const rows = cart.flatMap((line) => {
    const product = products.find((one) => one.id === line.productId);
    return product ? [{ product, quantity: line.quantity }] : [];
  });
  const total = rows.reduce((sum, row) => sum + row.product.price * row.quantity, 0);

  async function remove(product: Product) {
    await removeFromCart(product.id);
    setMessage(`${product.name} was taken out of your cart.`);
  }

  async function order() {
    setPlacing(true);
    const placed = await placeOrder();
    setPlacing(false);
    setMessage(`Thank you. Your order ${placed.id} is being packed.`);
  }

  return (
    <>
      <PageHeading title="Your cart" />
      <Notice>{message}</Notice>

      {loading && <p>Loading your cart…</p>}
      {!loading && rows.length === 0 && (
        <p className="empty">
          There is nothing in it. <Link to="/">Have a look around</Link>
        </p>
      )}

      {rows.length > 0 && (
        <>
          <ul className="cart-rows">
            {rows.map(({ product, quantity }) => (
              <CartRow
                key={product.id}
                product={product}
                quantity={quantity}
                onQuantity={(next) => setQuantity(product.id, next)}
                onRemove={() => remove(product)}
              />
            ))}
          </ul>
          <div className="cart-total">
            <p>
              Total <strong>{formatPrice(total)}</strong>
            </p>
            <Button variant="primary" busy={placing} onClick={order}>
              Place order
            </Button>
          </div>
        </>
      )}
    </>
  );
}
