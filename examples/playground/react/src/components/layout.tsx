import { Link, NavLink, Outlet } from 'react-router';
import { useCart } from '../shop/queries';

export function Layout() {
  const { data: cart } = useCart();
  const count = cart?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;

  return (
    <div className="site">
      <p className="site-strip">Sent within two days. Sixty days to change your mind.</p>
      <header className="site-header">
        <Link to="/" className="brand">
          <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
            <path d="M4 15 16 4l12 11v13H4z" fill="currentColor" />
            <path d="M11 28v-7a5 5 0 0 1 10 0v7" fill="var(--paper)" />
          </svg>
          Hearth &amp; Loom
        </Link>
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
      <footer className="site-footer">
        <div>
          <strong>Hearth &amp; Loom</strong>
          <p>Things made slowly, for homes lived in.</p>
        </div>
        <div>
          <strong>The shop</strong>
          <p>Nygata 3, Bergen. Tuesday to Saturday, 10 to 18.</p>
        </div>
        <div>
          <strong>Help</strong>
          <p>+47 55 01 02 00, or hello@hearth.example</p>
        </div>
      </footer>
    </div>
  );
}
