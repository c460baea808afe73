import { Link } from 'react-router';
import { CartRow } from '../components/cart-row';
import { CartSummary } from '../components/cart-summary';
import { DiscountForm } from '../components/discount-form';
import { Notice } from '../components/notice';
import { PageHeading } from '../components/page-heading';
import { removeFromCart, setQuantity } from '../shop/api';
import { cartTotal } from '../shop/cart-total';
import { useCart, useProducts } from '../shop/queries';
import { useChange } from '../shop/use-change';

export function CartPage() {
  const { data: products } = useProducts();
  const { data: cart } = useCart();
  const quantity = useChange(setQuantity, 'cart');
  const remove = useChange(removeFromCart, 'cart');

  const sum = cartTotal(cart, products);
  const removed = products?.find((product) => product.id === remove.variables);

  return (
    <>
      <PageHeading title="Your cart" />
      <Notice>{remove.isSuccess && removed && `${removed.name} was taken out of your cart.`}</Notice>
      {quantity.isError && <Notice tone="bad">{quantity.error.message}</Notice>}

      {!(cart && products) && <p className="empty">Loading your cart…</p>}
      {cart && products && sum.rows.length === 0 && (
        <p className="empty">
          There is nothing in it. <Link to="/">Have a look around</Link>
        </p>
      )}

      {sum.rows.length > 0 && (
        <div className="with-summary">
          <ul className="cart-rows">
            {sum.rows.map(({ product, line }) => (
              <CartRow
                key={product.id}
                product={product}
                line={line}
                onQuantity={(next) => quantity.mutate({ productId: product.id, quantity: next })}
                onRemove={() => remove.mutate(product.id)}
              />
            ))}
          </ul>
          <CartSummary cart={cart} sum={sum}>
            <DiscountForm />
            <Link to="/checkout" className="button button-primary">
              Go to checkout
            </Link>
          </CartSummary>
        </div>
      )}
    </>
  );
}
