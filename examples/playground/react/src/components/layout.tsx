import { NavLink, Outlet } from 'react-router';
import { useShop } from '../shop/shop-context';

export function Layout() {
  const { cart } = useShop();
  const count = cart.reduce((sum, line) => sum + line.quantity, 0);

  return (
    <div className="site">
      <header className="site-header">
        <div className="brand">
          <span className="brand-mark" aria-hidden="true" />
          Hearth &amp; Loom
        </div>
        <nav className="site-nav" aria-label="Shop">
          <NavLink to="/" end>
            Products
          </NavLink>
          <NavLink to="/orders">Orders</NavLink>
          <NavLink to="/account">Account</NavLink>
          <NavLink to="/sign-up">Sign up</NavLink>
          <NavLink to="/cart" className="cart-link">
            Cart
            {count > 0 && (
              <span className="badge" aria-hidden="true">
                {count}
              </span>
            )}
          </NavLink>
        </nav>
      </header>
      <main className="site-main">
        <Outlet />
      </main>
      <footer className="site-footer">Hearth &amp; Loom, Bergen. Things made slowly, for homes lived in.</footer>
    </div>
  );
}
