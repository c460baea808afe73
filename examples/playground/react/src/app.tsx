import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Layout } from './components/layout';
import { AccountPage } from './pages/account-page';
import { CartPage } from './pages/cart-page';
import { CheckoutPage } from './pages/checkout-page';
import { NotFoundPage } from './pages/not-found-page';
import { OrdersPage } from './pages/orders-page';
import { ProductPage } from './pages/product-page';
import { ProductsPage } from './pages/products-page';
import { SignUpPage } from './pages/sign-up-page';
import { ThanksPage } from './pages/thanks-page';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });

export function App() {
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route index element={<ProductsPage />} />
            <Route path="products/:id" element={<ProductPage />} />
            <Route path="sign-up" element={<SignUpPage />} />
            <Route path="cart" element={<CartPage />} />
            <Route path="checkout" element={<CheckoutPage />} />
            <Route path="thanks/:id" element={<ThanksPage />} />
            <Route path="orders" element={<OrdersPage />} />
            <Route path="account" element={<AccountPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
