import { BrowserRouter, Route, Routes } from 'react-router';
import { Layout } from './components/layout';
import { AccountPage } from './pages/account-page';
import { CartPage } from './pages/cart-page';
import { NotFoundPage } from './pages/not-found-page';
import { OrdersPage } from './pages/orders-page';
import { ProductsPage } from './pages/products-page';
import { SignUpPage } from './pages/sign-up-page';
import { ShopProvider } from './shop/shop-context';

export function App() {
  return (
    <ShopProvider>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route index element={<ProductsPage />} />
            <Route path="sign-up" element={<SignUpPage />} />
            <Route path="cart" element={<CartPage />} />
            <Route path="orders" element={<OrdersPage />} />
            <Route path="account" element={<AccountPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </ShopProvider>
  );
}
